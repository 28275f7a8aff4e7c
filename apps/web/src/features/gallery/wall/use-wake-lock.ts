import { useEffect } from 'react';

/** Keeps the screen on while the page is visible, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isLeft = false;
    const take = async () => {
      if (document.visibilityState !== 'visible') return;
      // Refused while the battery is low; absent in older browsers.
      const taken = await navigator.wakeLock?.request('screen').catch(() => undefined);
      if (isLeft) await taken?.release();
      else lock = taken;
    };
    void take();
    // The browser releases it when the page is hidden.
    const again = () => void take();
    document.addEventListener('visibilitychange', again);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
}
