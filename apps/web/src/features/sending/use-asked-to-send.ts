import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Whether the address asks to send (`?send=`): it does after the first guest was added (rule: first-guest). */
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
  const begin = useEffectEvent(() => {
    if (readiness === 'ready') void ask().finally(onDone);
    else onDone();
  });
  const isKnown = isAsked && readiness !== 'unknown';
  useEffect(() => {
    if (isKnown) begin();
  }, [isKnown]);
}
