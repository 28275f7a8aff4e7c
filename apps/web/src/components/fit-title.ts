import { largestThatFits, TITLE_EASY_PX, TITLE_MAX_PX, TITLE_MIN_PX } from '../lib/fit';

/** Makes the title in the box as large as the box allows. It uses its parameters only, so that its source is a script. */
export function fitIn(
  box: HTMLElement | null,
  largest: typeof largestThatFits,
  min: number,
  easy: number,
  max: number,
): void {
  const group = box?.firstElementChild as HTMLElement | null | undefined;
  const title = group?.querySelector<HTMLElement>('[data-title]');
  if (!box || !group || !title) return;
  const fits = (px: number) => {
    title.style.fontSize = `${px}px`;
    return title.scrollWidth <= title.clientWidth && group.offsetHeight <= box.clientHeight;
  };
  delete box.dataset['over'];
  // A word is broken before the title becomes small, and a title of many words becomes small before it lies over the picture.
  for (const [wrap, from, to] of [
    ['normal', easy, max],
    ['anywhere', easy, easy],
    ['normal', min, easy],
    ['anywhere', min, min],
  ] as const) {
    title.style.overflowWrap = wrap;
    if (fits(largest(from, to, fits))) return;
  }
  box.dataset['over'] = '';
  fits(largest(min, max, fits));
}

/** Makes the title in the box as large as the box allows (rule: title-size). */
export const fitTitle = (box: HTMLElement): void =>
  fitIn(box, largestThatFits, TITLE_MIN_PX, TITLE_EASY_PX, TITLE_MAX_PX);
