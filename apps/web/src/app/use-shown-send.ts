import type { Send } from '@festlig/contracts/messaging';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { placeOf, runningSend } from '../features/sending/progress/model';

/**
 * The send that is on the page until it is closed, also when the list reports it as ended: the running one, or the one that the
 * link leads to which confirms an address. That send waited for it, and may have ended by then.
 */
export function useShownSend(sends: readonly Send[]) {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const [ledTo] = useState(sends.find(({ id }) => hash === `#${placeOf(id)}`));
  const [followed, follow] = useState(ledTo ?? runningSend(sends));
  const running = runningSend(sends);
  const shown = followed ?? running;
  return {
    ledTo,
    running,
    shown,
    /** The same as the list reports it. */
    known: sends.find(({ id }) => id === shown?.id) ?? shown,
    follow,
    close: () => {
      follow(undefined);
      // What a host has closed stays closed when the page is loaded again.
      if (hash) void navigate({ search }, { replace: true, state, preventScrollReset: true });
    },
  };
}
