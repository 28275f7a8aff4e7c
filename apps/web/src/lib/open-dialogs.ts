/** How each dialog that is open is closed, the uppermost last. */
const open: (() => void)[] = [];
const listeners = new Set<() => void>();
const changed = () => listeners.forEach((listener) => listener());

/** A dialog has opened. The answer is called when it is gone. `close` may decline, as Escape may be declined. */
export function dialogOpened(close: () => void): () => void {
  open.push(close);
  changed();
  return () => {
    open.splice(open.indexOf(close), 1);
    changed();
  };
}

export const uppermostDialog = (): (() => void) | undefined => open.at(-1);

export function onDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
