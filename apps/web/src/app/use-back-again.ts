import { useEffect } from 'react';

const EVERY_MS = 5000;
/** A small file whose content does not matter. */
const LOOK = '/favicon.svg';

const answers = () =>
  fetch(LOOK, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Calls back when the network is back, or when the product answers again after a failure, which a browser that was
 * online all the time does not report. It does not call back while the product answers every time: then the error has
 * another cause, and reloading would go on forever.
 */
export function useBackAgain(isAway: boolean, onBack: () => void): void {
  useEffect(() => {
    if (!isAway) return;
    let [wasAway, isOver] = [false, false];
    const look = async () => {
      const isThere = await answers();
      if (isOver) return;
      if (isThere && wasAway) onBack();
      wasAway ||= !isThere;
    };
    void look();
    const timer = setInterval(() => void look(), EVERY_MS);
    window.addEventListener('online', onBack);
    return () => {
      isOver = true;
      clearInterval(timer);
      window.removeEventListener('online', onBack);
    };
  }, [isAway, onBack]);
}
