import { savesData } from './saves-data';

/** Milliseconds in browsers that do not tell when they have nothing to do. */
const SOON_MS = 200;

/**
 * Loads what the visitor is likely to open next, once the page itself has loaded and the browser rests. Not for a browser
 * that saves data; what fails is loaded again when it is opened.
 */
export function whenResting(load: () => Promise<unknown>): void {
  if (savesData()) return;
  const begin = () => void load().catch(() => undefined);
  const rest = () => ('requestIdleCallback' in window ? requestIdleCallback(begin) : setTimeout(begin, SOON_MS));
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}
