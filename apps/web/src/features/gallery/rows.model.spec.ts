import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rowsOf, shapeOf, WANTED, widestOf } from './rows.model';

const wide = { width: 1500, height: 1000 };
const tall = { width: 1000, height: 1500 };
const photos = fc.array(
  fc.record({ width: fc.integer({ min: 1, max: 5000 }), height: fc.integer({ min: 1, max: 5000 }) }),
  {
    minLength: 1,
    maxLength: 18,
  },
);

describe('the rows of the gallery', () => {
  it('keep every photo once and in its order', () => {
    fc.assert(
      fc.property(photos, fc.double({ min: 1, max: 8, noNaN: true }), (all, wanted) => {
        const rows = rowsOf(all, wanted);
        expect(rows.flatMap((row) => row.photos)).toEqual(all);
        expect(rows.every((row) => row.photos.length > 0)).toBe(true);
        for (const row of rows)
          expect(row.shape).toBeCloseTo(row.photos.reduce((sum, photo) => sum + shapeOf(photo), 0));
      }),
    );
  });

  it('are about as wide as wanted, and even', () => {
    const rows = rowsOf(
      Array.from({ length: 9 }, () => wide),
      4.5,
    );
    expect(rows.map((row) => row.photos.length)).toEqual([3, 3, 3]);
  });

  it('have more upright photos than wide ones', () => {
    const rows = rowsOf([wide, wide, wide, tall, tall, tall, tall, tall, tall], 4.2);
    expect(rows.map((row) => row.photos.length)).toEqual([3, 6]);
  });

  it('are none without photos, and one for a single photo', () => {
    expect(rowsOf([], 4)).toEqual([]);
    expect(rowsOf([tall], 4)).toEqual([{ photos: [tall], shape: 1000 / 1500 }]);
  });
});

describe('the width of a row', () => {
  const usual = { width: 1600, height: 1200 };
  /** As wide as a row is wanted for a host, whose tiles have buttons. */
  const wanted = WANTED.desk * 0.85;

  it('is that of the page for each of several rows, also for one of two photos above rows of more', () => {
    const rows = rowsOf([usual, usual, wide, wide, tall, tall, wide, wide], wanted);
    expect(rows[0]?.photos).toEqual([usual, usual]);
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.map((row) => widestOf(row, wanted))).toEqual(rows.map(() => null));
  });

  it('is limited where one or two photos alone would become too high', () => {
    const widths = [[tall], [wide], [tall, tall]].map((few) => rowsOf(few, wanted).map((row) => widestOf(row, wanted)));
    expect(widths).toEqual([[280], [630], [560]]);
  });
});

describe('the shape of a photo', () => {
  it.each([
    ['its own', wide, 1.5],
    ['cut when it is a panorama', { width: 9000, height: 1000 }, 2.8],
    ['cut when it is a strip', { width: 100, height: 1000 }, 0.62],
  ])('is %s', (_, photo, shape) => expect(shapeOf(photo)).toBe(shape));
});
