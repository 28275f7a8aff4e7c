import { expect, it } from '@jest/globals';
import type { Import, ImportPreview } from '@festlig/contracts/contacts';
import { isIncomplete, isOpenAtFirst, notedInPreview, notedInResult } from './noted.model';

const none = { dropped: 0, missing: 0, wrong: 0, mended: 0, phoneOnly: 0 };

it('counts what is missing before what was mended, and leaves out what there is none of', () => {
  const preview = { ...none, mended: 60, missing: 2, family: 3, duplicates: { count: 1 } } as ImportPreview;
  expect(notedInPreview(preview)).toEqual([
    ['missing', 2],
    ['mended', 60],
    ['family', 3],
    ['duplicate', 1],
  ]);
});

it('tells rows without a guest from those that were skipped', () => {
  expect(notedInResult({ ...none, wrong: 5, skipped: 3 } as Import)).toEqual([
    ['wrong', 2],
    ['duplicate', 3],
  ]);
});

it.each([
  ['dropped', true],
  ['missing', true],
  ['wrong', true],
  ['mended', false],
  ['phoneOnly', false],
  ['duplicate', false],
  ['family', false],
] as const)('takes a list with %s rows for incomplete: %p', (kind, expected) => {
  expect(isIncomplete([[kind, 1]])).toBe(expected);
  expect(isOpenAtFirst(kind)).toBe(expected);
});
