import { PHOTO_PAGE, PHOTO_PAGE_EXPANDED } from '@festlig/contracts/media/photo-limits';

/** Photos on a page (rule: photo-grid). */
export const pageSizeOf = (isExpanded: boolean): number => (isExpanded ? PHOTO_PAGE_EXPANDED : PHOTO_PAGE);

/** Which photos of the gallery are listed; without `which` all of them (rule: photo-waiting). */
export interface PhotoFilter {
  which?: 'private';
}

/** The page of another size on which the first photo of this page is; pages are counted from 1. */
export const pageInSize = (page: number, size: number, newSize: number): number =>
  Math.floor(((page - 1) * size) / newSize) + 1;

const UNITS = [
  ['days', 24 * 3600],
  ['hours', 3600],
  ['minutes', 60],
  ['seconds', 1],
] as const;
type Unit = (typeof UNITS)[number][0];

/** Time that is left, in whole units without leading zeros: 90 seconds are 1 minute and 30 seconds. */
export function unitsOf(milliseconds: number): { unit: Unit; count: number }[] {
  let left = Math.max(0, Math.ceil(milliseconds / 1000));
  const units = UNITS.map(([unit, seconds]) => {
    const count = Math.floor(left / seconds);
    left -= count * seconds;
    return { unit, count };
  });
  const first = units.findIndex(({ count }) => count > 0);
  return units.slice(first === -1 ? units.length - 1 : first);
}

/** Pixels of the width of a photo in full size. */
export const FULL_WIDTH = 1600;

/** The id of the offer of more photos in the gallery. */
export const OFFER = 'more-photos';
