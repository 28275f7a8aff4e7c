import { useSyncExternalStore } from 'react';

/**
 * The session ended in the middle of work: a dialog asks to log in (rule: log-in-prompt). Whoever
 * needs it waits here, and goes on where they were: nothing that was typed is lost.
 */
let waiting: { answer: Promise<boolean>; resolve: (loggedIn: boolean) => void } | undefined;
/** Asked and declined: only what the user does by hand asks again. */
let declined = false;
const listeners = new Set<() => void>();

const changed = () => listeners.forEach((listener) => listener());

/** Opens the dialog, once for all who wait. Resolves to whether the user has logged in. */
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

/** The dialog is done. */
export function endLoginPrompt(loggedIn: boolean): void {
  declined = !loggedIn;
  waiting?.resolve(loggedIn);
  waiting = undefined;
  changed();
}

/** Is somebody waiting for the user to log in? */
export function useLoginPrompt(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting !== undefined,
  );
}
