import { useEffect, useRef, useState } from 'react';

const SECOND = 1000;
/** Seconds between two questions while the server's clock is behind this browser's. */
const ASK_EVERY = 3;

/**
 * Milliseconds until a moment, renewed each second. `onOver` is called when it has come, and again while it is still the
 * moment that is waited for: the server's clock decides (rule: photo-open-later).
 */
export function useCountdown(moment: string, onOver: () => void): number {
  const until = Date.parse(moment);
  const tell = useRef(onOver);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    tell.current = onOver;
  }, [onOver]);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  const left = until - now;
  const over = left > 0 ? 0 : Math.floor(-left / (ASK_EVERY * SECOND)) + 1;
  useEffect(() => {
    if (over > 0) tell.current();
  }, [over]);
  return left;
}
