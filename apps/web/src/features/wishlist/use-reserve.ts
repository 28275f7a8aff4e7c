import { useState } from 'react';
import { firstError } from '../../api/api-error';
import { useWithLogin } from '../../api/use-with-login';
import type { CodedError } from '../../lib/coded-error';
import { wasLoggedIn } from '../../lib/logged-in-before';
import { useReserveWishMutation, useUnreserveWishMutation } from './api';

/** Reserves a wish and cancels the reservation; who is not logged in is asked first (rules: wish-reserve, wish-reserve-log-in). */
export function useReserve(partyId: string, wishId: string) {
  const withLogin = useWithLogin();
  const [reserve] = useReserveWishMutation();
  const [unreserve] = useUnreserveWishMutation();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<CodedError>();
  const run = async (action: () => Promise<unknown>) => {
    setPending(true);
    setProblem(undefined);
    try {
      await withLogin(action, { reason: 'wish', first: wasLoggedIn() ? 'login' : 'register' });
    } catch (thrown) {
      const error = firstError(thrown);
      // Who declines to log in has changed their mind.
      if (error.code !== 'needs_login') setProblem(error);
    } finally {
      setPending(false);
    }
  };
  return {
    pending,
    problem,
    reserve: (count: number) => void run(() => reserve({ partyId, wishId, count }).unwrap()),
    unreserve: () => void run(() => unreserve({ partyId, wishId }).unwrap()),
  };
}
