import { describe, expect, it } from '@jest/globals';
import { pageOfRows } from './page-of-rows';

describe('pageOfRows', () => {
  const row = (length: number) => 'x'.repeat(length - 2);

  it('returns all rows that fit', () => {
    expect(pageOfRows([], 10)).toEqual([]);
    expect(pageOfRows([row(4), row(6)], 10)).toEqual([row(4), row(6)]);
  });

  it('ends before the first row that does not fit, even if later rows are shorter', () => {
    expect(pageOfRows([row(4), row(7), row(2)], 10)).toEqual([row(4)]);
  });

  it('returns at least one row', () => {
    expect(pageOfRows([row(40), row(40)], 10)).toEqual([row(40)]);
    expect(pageOfRows([row(40)], 10)).toEqual([row(40)]);
  });
});
