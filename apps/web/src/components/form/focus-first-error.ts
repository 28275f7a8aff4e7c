/** Frames in which the errors are looked for: a slow phone draws them later than the next one. */
const FRAMES = 10;

/** Puts the focus on the first invalid field of a form that was refused. */
export function focusFirstError(form: HTMLElement | null | undefined, frames = FRAMES): void {
  const look = () => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field) field.focus();
    else if (frames > 1) focusFirstError(form, frames - 1);
  };
  requestAnimationFrame(() => void setTimeout(look));
}
