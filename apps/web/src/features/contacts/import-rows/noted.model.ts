import type { Import, ImportPreview, RowKind } from '@festlig/contracts/contacts';

/** How many rows of each kind need a look, in the order in which they are worth it. */
export type NotedCounts = readonly (readonly [RowKind, number])[];

const filled = (counts: NotedCounts): NotedCounts => counts.filter(([, count]) => count > 0);

export const notedInPreview = (preview: ImportPreview): NotedCounts =>
  filled([
    ['dropped', preview.dropped],
    ['missing', preview.missing],
    ['wrong', preview.wrong],
    ['mended', preview.mended],
    ['phoneOnly', preview.phoneOnly],
    ['family', preview.family],
    ['duplicate', preview.duplicates.count],
  ]);

export const notedInResult = ({ dropped, missing, wrong, skipped, mended, phoneOnly }: Import): NotedCounts =>
  filled([
    ['dropped', dropped],
    ['missing', missing],
    ['wrong', wrong - skipped],
    ['mended', mended],
    ['phoneOnly', phoneOnly],
    ['duplicate', skipped],
  ]);

/**
 * The counts of how a guest was read, of which a guest is in one at most, so that they and the guests who were read as
 * they stand are all guests; and the other counts.
 */
export const byReading = (counts: NotedCounts): { read: NotedCounts; others: NotedCounts } => ({
  read: counts.filter(([kind]) => kind === 'dropped' || kind === 'mended'),
  others: counts.filter(([kind]) => kind !== 'dropped' && kind !== 'mended'),
});

/** Guests of these kinds may also have cells that were mended or left out. */
const BESIDE: readonly RowKind[] = ['missing', 'phoneOnly', 'family'];

/** Whether a guest may be in several of the counts. */
export const mayOverlap = (counts: NotedCounts, whole: number): boolean =>
  counts.length + (whole > 0 ? 1 : 0) > 1 && counts.some(([kind]) => BESIDE.includes(kind));

/** Whether anything is missing that the host may want to mend. */
export const isIncomplete = (counts: NotedCounts): boolean =>
  counts.some(([kind]) => kind === 'dropped' || kind === 'missing' || kind === 'wrong');
