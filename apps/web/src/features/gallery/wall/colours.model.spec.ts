import { expect, it } from '@jest/globals';
import { contrast, palette } from '../../../lib/palette';
import { WALL } from './colours.model';

it('keeps the wall dark and its words readable, whatever the device is set to', () => {
  expect(contrast(WALL.words, WALL.ground)).toBeGreaterThan(7);
  expect(contrast(WALL.accent, WALL.ground)).toBeGreaterThan(4.5);
  expect([WALL.ground, WALL.words, WALL.accent]).toEqual([palette.ink, palette.paper, palette.berryLight]);
});
