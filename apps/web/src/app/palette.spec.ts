import { describe, expect, it } from '@jest/globals';
import { contrast, palette } from './palette';

describe('the palette', () => {
  it.each([
    ['ink on paper', palette.ink, palette.paper],
    ['soft ink on paper', palette.inkSoft, palette.paper],
    ['accent on paper', palette.berry, palette.paper],
    ['paper on accent', palette.paper, palette.berry],
    ['accent on ink', palette.berryLight, palette.ink],
  ])('%s has AA contrast', (_, one, other) => {
    expect(contrast(one, other)).toBeGreaterThanOrEqual(4.5);
  });
});
