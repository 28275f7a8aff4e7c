/** The function that closes each open dialog; the topmost dialog is last. */
const open: (() => void)[] = [];
const listeners = new Set<() => void>();
const changed = () => listeners.forEach((listener) => listener());

/**
 * Registers an open dialog. Call the returned function when the dialog has closed. `close` may refuse, as a dialog may
 * refuse Escape.
 */
export function dialogOpened(close: () => void): () => void {
  open.push(close);
  changed();
  return () => {
    open.splice(open.indexOf(close), 1);
    changed();
  };
}

/** Whether an entry of the history is that of open dialogs (app/dialog-history.ts). */
export const isOfDialog = (state: unknown): boolean => (state as { dialog?: boolean } | null)?.dialog === true;

export const uppermostDialog = (): (() => void) | undefined => open.at(-1);

export function onDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
