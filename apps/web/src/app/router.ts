import { pageAt } from '@festlig/domain/web/pages';
import i18next from 'i18next';
import { createBrowserRouter } from 'react-router-dom';
import { takeFlags } from '../lib/flags';
import { routes } from './routes';
import { loadPartyMenu, loadUserMenu, loadVisitorButtons } from './TopBar';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/** The router reads the address when it is made. */
export function startRouter(): AppRouter {
  takeFlags();
  return createBrowserRouter(routes);
}

/** What a frame that the gateway has sent is replaced with: the same with its menus, and all texts of hosts. */
const loadFrame = (frame: Element): Promise<unknown> =>
  Promise.all([loadUserMenu(), frame.querySelector('nav') && loadPartyMenu(), i18next.loadNamespaces('plan')]);

/**
 * Waits, where the gateway has sent a static page, the first photos of a gallery or a host's frame, until the app can show it
 * itself: until then it is readable, and it is not replaced by a skeleton (rule: host-page-whole).
 */
export async function readyToRender(router: AppRouter): Promise<void> {
  const frame = document.querySelector('#first-frame');
  // The bar of a party's page has no visitor's buttons: its guests do not wait for them.
  const isPartyPage = pageAt(location.pathname).kind === 'party';
  if (frame) await loadFrame(frame).catch(() => undefined);
  else if (!isPartyPage) await loadVisitorButtons().catch(() => undefined);
  await routed(router);
}

const routed = (router: AppRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized || !document.querySelector('#static-page, #first-photos, #first-frame'))
      return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
