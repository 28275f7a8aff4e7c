import type { NamedColour, PageColour } from '@festlig/contracts/party';
import { COLOURS } from '@festlig/domain/web/look';
import { describe, expect, it } from '@jest/globals';
import { hueName, offeredColours as offered } from './colours.model';

/** Like none of those with names. */
const YELLOW = '#7a6a00';
const offeredColours = (hues: readonly number[], chosen: PageColour) => offered(hues, chosen, YELLOW);
const [automatic, ...named] = (Object.keys(COLOURS) as NamedColour[]).map((colour) => ({ colour }));

describe('the colours that a host can choose (rule: look-chosen)', () => {
  it('are Automatic and those with names where the picture has none to offer', () => {
    for (const chosen of ['picture', 'plum'] as const)
      expect(offeredColours([], chosen)).toEqual([automatic, ...named]);
  });

  it('are those of the picture after Automatic', () =>
    expect(offeredColours([120, 10], 'picture')).toEqual([
      automatic,
      { colour: 'hue-120', isSeen: true },
      { colour: 'hue-10', isSeen: true },
      ...named,
    ]));

  it('include the chosen hue in the place of one that is nearly the same, also across the start of the circle', () => {
    expect(offeredColours([120, 2], 'hue-358').slice(1, 3)).toEqual([
      { colour: 'hue-120', isSeen: true },
      { colour: 'hue-358', isSeen: true },
    ]);
  });

  it('have no place for a chosen hue that is not one of the picture', () => {
    expect(offeredColours([120], 'hue-300')).toEqual([automatic, { colour: 'hue-120', isSeen: true }, ...named]);
    expect(offeredColours([120], 'hue-130')).toEqual([automatic, { colour: 'hue-120', isSeen: true }, ...named]);
    expect(offeredColours([], 'hue-0')).toEqual([automatic, ...named]);
  });

  it('are numbered where the picture has two with the same name, and only these', () =>
    expect(offeredColours([200, 30, 240], 'picture').slice(1, 4)).toEqual([
      { colour: 'hue-200', isSeen: true, number: 1 },
      { colour: 'hue-30', isSeen: true },
      { colour: 'hue-240', isSeen: true, number: 2 },
    ]));

  it('are without the one with a name that looks like the automatic one', () => {
    expect(offered([], 'picture', '#385540').map(({ colour }) => colour)).toEqual([
      'picture',
      'sea',
      'plum',
      'berry',
      'clay',
      'ink',
    ]);
    expect(offered([], 'plum', '#3d5a4b')).toEqual([automatic, ...named]);
  });

  it('keep the one that looks like the automatic one where a host has chosen it', () =>
    expect(offered([], 'forest', '#385540')).toEqual([automatic, ...named]));

  it('have plain names by their hue, red on both sides of the start of the circle', () =>
    expect([0, 14, 15, 60, 120, 180, 220, 270, 320, 345, 359].map(hueName)).toEqual([
      'red',
      'red',
      'rust',
      'olive',
      'green',
      'teal',
      'blue',
      'purple',
      'pink',
      'red',
      'red',
    ]));
});
