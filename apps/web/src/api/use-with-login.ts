import { useCallback } from 'react';
import { dialogEntryLeft } from '../lib/dialog-entry';
import { errorFromAnswer } from './api-error';
import { askToLogIn } from './login-prompt';
import { useUser } from './session';

type Options = Omit<Parameters<typeof askToLogIn>[0], 'byHand'>;

/**
 * Runs an action that requires an account: at once for a user, and for a visitor after the dialog has asked for a
 * log-in, by itself (rule: log-in-prompt-goes-on). The action rejects with ApiError `needs_login` when the visitor
 * declines, as a call does whose session has ended; nothing has happened then.
 */
export function useWithLogin() {
  const isVisitor = useUser() === null;
  return useCallback(
    async <T>(action: () => Promise<T>, options: Options = {}): Promise<T> => {
      if (!isVisitor) return action();
      if (!(await askToLogIn({ ...options, byHand: true }))) throw errorFromAnswer(401, undefined);
      // The action may lead to another page.
      await dialogEntryLeft();
      return action();
    },
    [isVisitor],
  );
}
