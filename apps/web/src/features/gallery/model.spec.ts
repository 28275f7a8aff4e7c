import { describe, expect, it } from '@jest/globals';
import { pageInSize, pageSizeOf, unitsOf } from './model';

it('shows 9 photos a page, and 18 when expanded (rule: photo-grid)', () => {
  expect([pageSizeOf(false), pageSizeOf(true)]).toEqual([9, 18]);
});

describe('the page after the gallery is expanded', () => {
  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [10, 5],
  ])('has the first photo of page %i: it is page %i', (page, expanded) => {
    expect(pageInSize(page, 9, 18)).toBe(expanded);
  });

  it('leads back to where it was', () => expect([1, 2, 3].map((page) => pageInSize(page, 18, 9))).toEqual([1, 3, 5]));
});

describe('the time until a gallery opens', () => {
  const inWords = (seconds: number) => unitsOf(seconds * 1000).map(({ unit, count }) => `${count} ${unit}`);

  it.each([
    [200_000, ['2 days', '7 hours', '33 minutes', '20 seconds']],
    [3600, ['1 hours', '0 minutes', '0 seconds']],
    [90, ['1 minutes', '30 seconds']],
    [0.2, ['1 seconds']],
    [0, ['0 seconds']],
    [-5, ['0 seconds']],
  ])('of %d seconds', (seconds, words) => expect(inWords(seconds)).toEqual(words));
});
