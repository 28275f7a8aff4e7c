import { useEffect, useState } from 'react';

/** Milliseconds without any movement after which nobody is at the screen. */
const AFTER = 3000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Whether nobody is using mouse, finger or keyboard. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const active = () => {
      setIsIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIsIdle(true), AFTER);
    };
    active();
    SIGNS.forEach((sign) => globalThis.addEventListener(sign, active));
    return () => {
      clearTimeout(timer);
      SIGNS.forEach((sign) => globalThis.removeEventListener(sign, active));
    };
  }, []);
  return isIdle;
}
