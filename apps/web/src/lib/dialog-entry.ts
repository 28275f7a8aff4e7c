/** How long to wait for the browser to go back, in ms: it does so at once, but nothing may wait for ever. */
const PATIENCE_MS = 2000;

/** Whether the browser is at the entry that its history has while a dialog is open (app/dialog-history.ts). */
const isAtDialogEntry = (): boolean =>
  (history.state as { usr?: { dialog?: boolean } | null } | null)?.usr?.dialog === true;

/**
 * Resolves when the browser has left the history entry of a dialog that has just closed. A page that navigated before
 * would be left again, because the browser goes back later than it is told to.
 */
export function dialogEntryLeft(): Promise<void> {
  if (!isAtDialogEntry()) return Promise.resolve();
  return new Promise((left) => {
    const timer = setTimeout(left, PATIENCE_MS);
    const onPop = () => {
      clearTimeout(timer);
      left();
    };
    addEventListener('popstate', onPop, { once: true });
  });
}
