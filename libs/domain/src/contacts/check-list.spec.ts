import { expect, it } from '@jest/globals';
import { checkList, LIST_BYTES } from './check-list';

it('a guest list is pasted text, or a file of 20 MB at most', () => {
  expect(checkList({ text: 'Navn\nIda' })).toEqual({});
  expect(checkList({ bytes: LIST_BYTES })).toEqual({});
  for (const text of ['', ' \n\t']) expect(checkList({ text })).toEqual({ csv: { code: 'csv_empty' } });
  expect(checkList({ bytes: LIST_BYTES + 1 })).toEqual({ csv: { code: 'csv_too_large' } });
});
