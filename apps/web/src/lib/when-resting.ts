import { savesData } from './saves-data';

/** Milliseconds in browsers that do not tell when they have nothing to do. */
const SOON_MS = 200;

/** Runs once the page has loaded all that it asked for, and the browser has nothing to do. */
export function whenLoaded(begin: () => void): void {
  const rest = () => ('requestIdleCallback' in window ? requestIdleCallback(begin) : setTimeout(begin, SOON_MS));
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}

/**
 * Loads what the visitor is likely to open next, once the page itself has loaded and the browser rests. Not for a browser
 * that saves data; what fails is loaded again when it is opened.
 */
export function whenResting(load: () => Promise<unknown>): void {
  if (!savesData()) whenLoaded(() => void load().catch(() => undefined));
}
