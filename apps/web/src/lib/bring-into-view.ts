/** Brings an element into the middle of the view, and the focus to it where it can have it. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView?.({ block: 'center' });
}
