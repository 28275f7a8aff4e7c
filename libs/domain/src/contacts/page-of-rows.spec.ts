import { describe, expect, it } from '@jest/globals';
import { exportPage, pageOfRows } from './page-of-rows';

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

describe('the pages of a file', () => {
  const list = (count: number, text = '') => Array.from({ length: count }, (_, index) => ({ index, text }));
  /** The lengths of all pages, and the rows in them. */
  const read = async (all: { index: number; text: string }[], wants?: (row: { index: number }) => boolean) => {
    const lengths: number[] = [];
    const rows: number[] = [];
    for (let after = -1, first = true; ; first = false) {
      const start = after + 1;
      const asked = { first, read: async (limit: number) => all.slice(start, start + limit) };
      const page = await exportPage(wants ? { ...asked, wants } : asked);
      lengths.push(page.rows.length);
      rows.push(...page.rows.map(({ index }) => index));
      if (page.last === null) return { lengths, rows };
      after = page.last.index;
    }
  };

  it('are short, the first one shorter, and hold every row once', async () => {
    const { lengths, rows } = await read(list(500));
    expect(lengths).toEqual([100, 250, 150]);
    expect(rows).toEqual(list(500).map(({ index }) => index));
    expect(await read([])).toEqual({ lengths: [0], rows: [] });
  });

  it('hold every wanted row once, however few they are among the others', async () => {
    const wants = ({ index }: { index: number }) => index % 700 === 3;
    expect(await read(list(2500), wants)).toEqual({ lengths: [2, 1, 1], rows: [3, 703, 1403, 2103] });
  });

  it('go on behind the last row told where the wanted ones are too long for one page', async () => {
    const wants = ({ index }: { index: number }) => index > 1;
    const { lengths, rows } = await read(list(5, 'x'.repeat(600_000)), wants);
    expect([lengths, rows]).toEqual([
      [1, 1, 1],
      [2, 3, 4],
    ]);
  });
});
