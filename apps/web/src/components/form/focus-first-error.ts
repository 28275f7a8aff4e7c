/** Puts the focus on the first invalid field of a form that was refused. */
export function focusFirstError(form: HTMLElement | null): void {
  const focus = () => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  // The errors are drawn by the next frame.
  requestAnimationFrame(() => void setTimeout(focus));
}
