import { useEffect, useRef, useState } from 'react';
import { paymentOf } from './model';

/** Spec section 9. */
const POPUP = 'popup,width=600,height=700';
const POLL_MS = 1500;
const POLLS = 12;

export type PaymentState = 'idle' | 'waiting' | 'late' | 'cancelled' | 'paid';

interface Payment {
  state: PaymentState;
  /** The address of a window the browser did not let open. */
  blocked: string | undefined;
  pay: (url: string) => void;
}

/**
 * Payment in a popup. The card provider's word reaches us after the buyer's, so once the window says "paid" we look
 * several times until `mark` (plan and tokens, as text) has changed.
 */
export function usePayment(mark: string | undefined, refetch: () => void): Payment {
  const [state, setState] = useState<PaymentState>('idle');
  const [blocked, setBlocked] = useState<string>();
  const before = useRef<string>(undefined);
  const latest = useRef(refetch);
  const known = useRef(mark);
  useEffect(() => {
    latest.current = refetch;
    known.current = mark;
  });

  const pay = (url: string) => {
    before.current = known.current;
    setState('idle');
    setBlocked(window.open(url, 'payment', POPUP) ? undefined : url);
  };
  useEffect(() => {
    const listen = (message: MessageEvent) => {
      const paid = paymentOf(message, window.location.origin);
      if (paid === undefined) return;
      setBlocked(undefined);
      setState(paid ? 'waiting' : 'cancelled');
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    if (state !== 'waiting' && state !== 'late') return;
    if (mark !== undefined && before.current !== undefined && mark !== before.current) setState('paid');
  }, [state, mark]);
  useEffect(() => {
    if (state !== 'waiting') return;
    latest.current();
    let polls = 1;
    const timer = setInterval(() => {
      if (polls++ >= POLLS) setState('late');
      else latest.current();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [state]);
  return { state, blocked, pay };
}
