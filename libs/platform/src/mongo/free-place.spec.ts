import { describe, expect, it } from '@jest/globals';
import { freePlace } from './free-place';

const ids = Array.from({ length: 32 }, (_, number) => number.toString(16).padStart(24, '0'));
const placesOf = (documents: readonly { place?: number }[]) => new Set(ids.map((id) => freePlace(documents, 3, id)));

describe('freePlace', () => {
  it('returns a free place, which differs by id', () => {
    expect(placesOf([])).toEqual(new Set([0, 1, 2]));
    expect(placesOf([{ place: 1 }])).toEqual(new Set([0, 2]));
  });

  it('returns null when all places are taken', () => {
    expect(placesOf([{ place: 0 }, { place: 1 }, { place: 2 }])).toEqual(new Set([null]));
  });

  it('counts a document without a place as one place taken', () => {
    expect(placesOf([{}, { place: 0 }])).toEqual(new Set([1]));
    expect(placesOf([{}, {}, {}, {}])).toEqual(new Set([null]));
  });
});
