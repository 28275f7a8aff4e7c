import { useState } from 'react';
import { firstError } from '../../api/api-error';
import { useWithLogin } from '../../api/use-with-login';
import type { CodedError } from '../../lib/coded-error';
import { wasLoggedIn } from '../../lib/logged-in-before';
import { useReserveWishMutation, useUnreserveWishMutation } from './api';

/** The party of the list, and the key of a guest who came by their own link, with which they reserve. */
export interface By {
  partyId: string;
  cid?: string;
}

/**
 * Reserves a wish and cancels the reservation: a guest by their own link at once; who is not logged in is asked first
 * (rules: wish-reserve, wish-reserve-by-link, wish-reserve-log-in).
 */
export function useReserve(by: By, wishId: string) {
  const withLogin = useWithLogin();
  const [reserve] = useReserveWishMutation();
  const [unreserve] = useUnreserveWishMutation();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<CodedError>();
  const run = async (action: () => Promise<unknown>) => {
    setPending(true);
    setProblem(undefined);
    try {
      if (by.cid === undefined)
        await withLogin(action, { reason: 'wish', first: wasLoggedIn() ? 'login' : 'register' });
      else await action();
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
    /** `was`: how many the guest has so far (rule: wish-number-changed). */
    reserve: (count: number, was: number) => void run(() => reserve({ ...by, wishId, count, was }).unwrap()),
    unreserve: () => void run(() => unreserve({ ...by, wishId }).unwrap()),
  };
}
