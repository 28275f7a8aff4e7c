import { useSyncExternalStore } from 'react';

/** What the dialog says the log-in is for; another action goes on where it was. */
export type LoginReason = 'cohost' | 'wish' | 'draft' | 'host';

/** Why a log-in is asked for, and what the dialog offers. */
interface Asking {
  /** An action of the user asks. What the page asks by itself is not asked again once the user has declined. */
  byHand: boolean;
  reason?: LoginReason;
  /** What the dialog shows first to a visitor; `login` when left out. */
  first?: 'login' | 'register';
  /** The name with which the sign-up begins; empty when left out. */
  name?: string;
  /** The address that continues the action when the log-in has to leave the page; the page's own when left out. */
  backTo?: string;
}

/**
 * Something needs a log-in: the session ended while the user was working, or a visitor does what requires an account. A
 * dialog asks for it (rules: log-in-prompt, log-in-prompt-goes-on). Calls and actions that need it wait here and then
 * continue, so that nothing typed is lost.
 */
let waiting: { asking: Asking; answer: Promise<boolean>; resolve: (loggedIn: boolean) => void } | undefined;
/** The user declined: only an action of the user asks again. */
let declined = false;
const listeners = new Set<() => void>();

const changed = () => listeners.forEach((listener) => listener());

/** Opens the dialog, one for all that waits. Resolves to whether the user has logged in. */
export function askToLogIn(asking: Asking): Promise<boolean> {
  if (declined && !asking.byHand) return Promise.resolve(false);
  if (!waiting) {
    let resolve: (loggedIn: boolean) => void = () => undefined;
    const answer = new Promise<boolean>((done) => (resolve = done));
    waiting = { asking, answer, resolve };
    changed();
  }
  return waiting.answer;
}

/** Closes the dialog and answers all that waits. */
export function endLoginPrompt(loggedIn: boolean): void {
  declined = !loggedIn;
  waiting?.resolve(loggedIn);
  waiting = undefined;
  changed();
}

/** Tells when a log-in is asked for, and when that has ended. Returns what ends it. */
export function onLoginPrompt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What waits for the user to log in; undefined when nothing does. */
export function useLoginPrompt(): Asking | undefined {
  return useSyncExternalStore(onLoginPrompt, () => waiting?.asking);
}
