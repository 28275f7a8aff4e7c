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

/** Whether a guest may be in several of the counts: who is hard to reach may also have cells that were mended or left out. */
export const mayOverlap = (counts: NotedCounts, whole: number): boolean =>
  counts.length + (whole > 0 ? 1 : 0) > 1 && counts.some(([kind]) => kind === 'missing' || kind === 'phoneOnly');

/** Whether anything is missing that the host may want to mend. */
export const isIncomplete = (counts: NotedCounts): boolean =>
  counts.some(([kind]) => kind === 'dropped' || kind === 'missing' || kind === 'wrong');
