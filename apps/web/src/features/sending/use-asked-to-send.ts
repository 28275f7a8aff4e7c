import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Asks once whether to send, as soon as there is something to send, when the address says so (`?send=`): whoever comes
 * from adding the first guest, or from confirming their e-mail, has pressed enough (rule: first-guest).
 */
export function useAskedToSend(isReady: boolean, ask: () => void): void {
  const isWanted = useSearchParams()[0].has('send');
  const isDone = useRef(false);
  const begin = useEffectEvent(ask);
  useEffect(() => {
    if (!isWanted || !isReady || isDone.current) return;
    isDone.current = true;
    begin();
  }, [isWanted, isReady]);
}
