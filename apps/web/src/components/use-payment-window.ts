import { useEffect, useRef, useState } from 'react';
import { rememberPaymentPage } from '../lib/payment-page';
import { followLink } from '../lib/follow-link';

/** The size of the window (rule: payment-window). */
const LOOK = 'popup,width=600,height=700';
/** How often a window is checked that may have been closed without a message. */
const CHECK_MS = 500;
/**
 * How many payments of this page have ended. Each of them is followed by a window of another name: the last page of a
 * payment closes its window a second later, even when the next payment is being loaded into it.
 */
let ended = 0;

interface Message {
  source?: unknown;
  payment?: unknown;
}

/** `closed`: by hand, so nobody knows yet whether it was paid. */
export type PaymentEnd = 'paid' | 'cancelled' | 'closed';

/**
 * Opens payments in a window of their own, and tells how each ended (rules: payment-window, payment-result). A payment
 * that is begun while another is open takes its window, so that nobody pays for both. Where browsers open no window, the
 * payment is made in this one; its last page leads back to `back`.
 */
export function usePaymentWindow(onEnd: (end: PaymentEnd) => void): (address: string, back: string) => void {
  const [opened, setOpened] = useState<Window | null>(null);
  const tell = useRef(onEnd);
  useEffect(() => {
    tell.current = onEnd;
  }, [onEnd]);
  useEffect(() => {
    if (!opened) return;
    const end = (how: PaymentEnd) => {
      ended++;
      setOpened(null);
      tell.current(how);
    };
    const listen = ({ origin, data }: MessageEvent<Message | null>) => {
      if (origin !== window.location.origin || data?.source !== 'payment-window') return;
      end(data.payment === false ? 'cancelled' : 'paid');
    };
    const check = setInterval(() => opened.closed && end('closed'), CHECK_MS);
    window.addEventListener('message', listen);
    return () => {
      clearInterval(check);
      window.removeEventListener('message', listen);
    };
  }, [opened]);
  return (address, back) => {
    const popup = window.open(address, `festlig-payment-${ended}`, LOOK);
    if (popup) {
      popup.focus();
      return setOpened(popup);
    }
    rememberPaymentPage(back);
    followLink(address);
  };
}
