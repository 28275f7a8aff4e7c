import { describe, expect, it } from '@jest/globals';
import { largestThatFits, TITLE_MAX_PX, TITLE_MIN_PX } from './fit';

const upTo = (limit: number) => largestThatFits(TITLE_MIN_PX, TITLE_MAX_PX, (size) => size <= limit);

describe('the size of a title', () => {
  it('is the largest size between 16 and 70 px at which the title fits', () => {
    expect(upTo(43)).toBe(43);
    expect(upTo(70)).toBe(70);
    expect(upTo(500)).toBe(70);
    expect(upTo(16)).toBe(16);
    expect(upTo(3)).toBe(16);
  });
});
