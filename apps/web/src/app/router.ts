import { createBrowserRouter } from 'react-router-dom';
import { takeFlags } from '../lib/flags';
import { routes } from './routes';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/** The router reads the address when it is made. */
export function startRouter(): AppRouter {
  takeFlags();
  return createBrowserRouter(routes);
}

/**
 * Waits, where the gateway has sent a static page or the first photos of a gallery, until the app can show it itself: until
 * then it is readable, and it is not replaced by a skeleton.
 */
export const readyToRender = (router: AppRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized || !document.querySelector('#static-page, #first-photos')) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
