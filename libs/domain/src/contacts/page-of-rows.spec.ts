import { describe, expect, it } from '@jest/globals';
import { pageOfRows } from './page-of-rows';

describe('a page of an export', () => {
  const row = (length: number) => 'x'.repeat(length - 2);

  it('holds all rows that fit', () => {
    expect(pageOfRows([], 10)).toEqual([]);
    expect(pageOfRows([row(4), row(6)], 10)).toEqual([row(4), row(6)]);
  });

  it('ends before the row that is too much, however short the next ones are', () => {
    expect(pageOfRows([row(4), row(7), row(2)], 10)).toEqual([row(4)]);
  });

  it('holds one row at least', () => {
    expect(pageOfRows([row(40), row(40)], 10)).toEqual([row(40)]);
    expect(pageOfRows([row(40)], 10)).toEqual([row(40)]);
  });
});
