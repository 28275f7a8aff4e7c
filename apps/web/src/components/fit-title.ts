import { largestThatFits, TITLE_MAX_PX, TITLE_MIN_PX } from '../lib/fit';

/** Makes the title in the box as large as the box allows. It uses its parameters only, so that its source is a script. */
export function fitIn(box: HTMLElement | null, largest: typeof largestThatFits, min: number, max: number): void {
  const group = box?.firstElementChild as HTMLElement | null | undefined;
  const title = group?.querySelector<HTMLElement>('[data-title]');
  if (!box || !group || !title) return;
  const fits = (px: number) => {
    title.style.fontSize = `${px}px`;
    return title.scrollWidth <= title.clientWidth && group.offsetHeight <= box.clientHeight;
  };
  title.style.overflowWrap = 'normal';
  delete box.dataset['over'];
  if (fits(largest(min, max, fits))) return;
  // A word may break only when it is too long at the smallest size.
  title.style.overflowWrap = 'anywhere';
  if (fits(min)) return;
  box.dataset['over'] = '';
  fits(largest(min, max, fits));
}

/** Makes the title in the box as large as the box allows (rule: title-size). */
export const fitTitle = (box: HTMLElement): void => fitIn(box, largestThatFits, TITLE_MIN_PX, TITLE_MAX_PX);
