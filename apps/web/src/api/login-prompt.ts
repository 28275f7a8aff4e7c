import { useSyncExternalStore } from 'react';

/**
 * The session ended while the user was working: a dialog asks to log in (rule: log-in-prompt). Calls that need the
 * log-in wait here and then continue, so that nothing typed is lost.
 */
let waiting: { answer: Promise<boolean>; resolve: (loggedIn: boolean) => void } | undefined;
/** The user declined: only an action of the user asks again. */
let declined = false;
const listeners = new Set<() => void>();

const changed = () => listeners.forEach((listener) => listener());

/** Opens the dialog, one for all waiting calls. Resolves to whether the user has logged in. */
export function askToLogIn({ byHand }: { byHand: boolean }): Promise<boolean> {
  if (declined && !byHand) return Promise.resolve(false);
  if (!waiting) {
    let resolve: (loggedIn: boolean) => void = () => undefined;
    const answer = new Promise<boolean>((done) => (resolve = done));
    waiting = { answer, resolve };
    changed();
  }
  return waiting.answer;
}

/** Closes the dialog and answers all waiting calls. */
export function endLoginPrompt(loggedIn: boolean): void {
  declined = !loggedIn;
  waiting?.resolve(loggedIn);
  waiting = undefined;
  changed();
}

/** Whether a call is waiting for the user to log in. */
export function useLoginPrompt(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting !== undefined,
  );
}
