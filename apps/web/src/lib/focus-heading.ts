/** Gives the focus to the heading of the page when what had it is gone, so that a keyboard and a screen reader go on from there. */
export function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (!heading || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}
