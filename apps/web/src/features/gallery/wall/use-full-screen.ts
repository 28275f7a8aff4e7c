import { useCallback, useSyncExternalStore } from 'react';

const onChange = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

/** Full screen of the whole page; `toggle` is undefined where the browser has none, as on iPhones. */
export function useFullScreen(): { isFull: boolean; toggle: (() => void) | undefined } {
  const isFull = useSyncExternalStore(onChange, () => Boolean(document.fullscreenElement));
  const toggle = useCallback(() => {
    const done = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    // Refused without a click.
    done.catch(() => undefined);
  }, []);
  return { isFull, toggle: document.fullscreenEnabled ? toggle : undefined };
}
