/** Brings an element into the middle of the view, or to its start, and the focus to it where it can have it. */
export function bringIntoView(element: HTMLElement | null, block: 'center' | 'start' = 'center'): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView?.({ block });
}
