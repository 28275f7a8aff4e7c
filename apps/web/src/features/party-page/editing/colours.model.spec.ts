import type { NamedColour } from '@festlig/contracts/party';
import { COLOURS } from '@festlig/domain/web/look';
import { describe, expect, it } from '@jest/globals';
import { offeredColours } from './colours.model';

const [automatic, ...named] = (Object.keys(COLOURS) as NamedColour[]).map((colour) => ({ colour }));

describe('the colours that a host can choose (rule: look-chosen)', () => {
  it('are Automatic and those with names where the picture has none to offer', () => {
    for (const chosen of ['picture', 'plum'] as const)
      expect(offeredColours([], chosen)).toEqual([automatic, ...named]);
  });

  it('are those of the picture after Automatic, with their numbers', () =>
    expect(offeredColours([120, 10], 'picture')).toEqual([
      automatic,
      { colour: 'hue-120', number: 1 },
      { colour: 'hue-10', number: 2 },
      ...named,
    ]));

  it('include the chosen hue in the place of one that looks like it, also across the start of the circle', () => {
    expect(offeredColours([120, 10], 'hue-355').slice(1, 3)).toEqual([
      { colour: 'hue-120', number: 1 },
      { colour: 'hue-355', number: 2 },
    ]);
  });

  it('include the chosen hue of another picture, without a number', () => {
    expect(offeredColours([120], 'hue-300').slice(1, 3)).toEqual([
      { colour: 'hue-120', number: 1 },
      { colour: 'hue-300' },
    ]);
    expect(offeredColours([], 'hue-0')).toEqual([automatic, { colour: 'hue-0' }, ...named]);
  });
});
