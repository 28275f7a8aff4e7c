import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Whether the address asks to send (`?send=`), as after the first guest was added (rules: first-guest, later-guests-invited, reminder-offered). */
export const useIsAskedToSend = (): boolean => useSearchParams()[0].has('send');

/** What is known of whether there is something to send. */
export type Readiness = 'unknown' | 'ready' | 'nothing';

/**
 * Asks once whether to send, as soon as there is something to send: who comes from adding the first guest has pressed enough
 * (rule: first-guest). Where there is nothing to send, or it has been asked, the page is shown.
 */
export function useAskedToSend(
  isAsked: boolean,
  readiness: Readiness,
  ask: () => Promise<void>,
  onDone: () => void,
): void {
  const [, setParams] = useSearchParams();
  const begin = useEffectEvent(() => {
    // It is asked once, not again when the page is loaded again.
    setParams(
      (now) => {
        now.delete('send');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
    if (readiness === 'ready') void ask().finally(onDone);
    else onDone();
  });
  const isKnown = isAsked && readiness !== 'unknown';
  useEffect(() => {
    if (isKnown) begin();
  }, [isKnown]);
}
