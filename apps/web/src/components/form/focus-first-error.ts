/**
 * Puts the focus on the first invalid field of a form that was refused. A slow phone draws the errors later than the next
 * frame: they are looked for during a second.
 */
export function focusFirstError(form: HTMLElement | null | undefined, frames = 60): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field) field.focus();
    else if (frames) focusFirstError(form, frames - 1);
  });
}
