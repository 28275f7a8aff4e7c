import { useEffect } from 'react';

const EVERY_MS = 5000;
/** Small, and of no importance. */
const LOOK = '/favicon.svg';

const answers = () =>
  fetch(LOOK, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Calls back once there is a network again, or once the product answers that did not: a browser that believes to be online
 * is not told. Not while it answers all the time: then something else is wrong, and a reload would not end.
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
