import { DRAWINGS } from '@festlig/domain/web/drawings';
import { COLOURS } from '@festlig/domain/web/look';
import { describe, expect, it } from '@jest/globals';
import { areAlike } from './alike.model';

const named = Object.values(COLOURS).flatMap((accent) => accent?.light ?? []);

describe('two colours', () => {
  it.each([
    ['forest and the green of a wreath', '#245039', '#385540'],
    ['two terracottas', '#8a4a28', '#934d2c'],
    ['one and the same', '#1f5372', '#1f5372'],
  ])('are alike: %s', (_, one, other) => expect(areAlike(one, other)).toBe(true));

  it.each([
    ['forest and sea', '#245039', '#1f5372'],
    ['berry and terracotta', '#8b2c48', '#8a4a28'],
    ['forest and the green of a meadow in ink', '#245039', '#3d5a4b'],
  ])('are not alike: %s', (_, one, other) => expect(areAlike(one, other)).toBe(false));

  it('are not alike where a host can choose between them', () => {
    for (const one of named) expect(named.filter((other) => areAlike(one, other))).toEqual([one]);
  });

  it('are alike for at most one of those with names and the accent of a drawing, so that a host keeps a choice of five', () => {
    for (const { accent } of Object.values(DRAWINGS))
      expect(named.filter((each) => areAlike(each, accent.light)).length).toBeLessThanOrEqual(1);
  });
});
