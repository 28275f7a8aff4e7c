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

/** Whether anything is missing that the host may want to mend. */
export const isIncomplete = (counts: NotedCounts): boolean =>
  counts.some(([kind]) => kind === 'dropped' || kind === 'missing' || kind === 'wrong');

/** Whether rows of this kind are shown without being asked for: those in which something is missing. */
export const isOpenAtFirst = (kind: RowKind): boolean => isIncomplete([[kind, 1]]);
