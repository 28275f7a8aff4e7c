import { describe, expect, it } from '@jest/globals';
import { DRAWN } from './hero-colours';
import { withBorrowed } from './hero-groups';
import { drawingName } from './hero-name';

const at = (name: string) => `/media/hero-images/any/${name}.jpg`;
const all = { any: Object.keys(DRAWN).map(at) };

describe('the groups of pictures (rule: hero-groups)', () => {
  it('have one for anniversaries, of pictures that other groups have, all of which exist', () => {
    const { anniversary = [], any } = withBorrowed(all);
    expect(any).toEqual(all.any);
    expect(anniversary[0]).toBe(at('gold-arches-dark'));
    expect(anniversary).toHaveLength(24);
  });

  it('have those of an occasion first, then those it has of other groups, all of which exist', () => {
    const own = [at('balloon-morning-light'), at('gold-arches-dark')];
    const { birthday = [], party = [] } = withBorrowed({ ...all, birthday: own });
    expect(birthday.slice(0, 2)).toEqual(own);
    expect(birthday).toHaveLength(2 + 9);
    expect(party).toEqual(
      [
        'gold-fireworks-dark',
        'bold-meadow-light',
        'patterned-shapes-light',
        'gold-arches-dark',
        'marbled-rings-light',
        'linocut-branches-light',
      ].map(at),
    );
  });

  it('are only those of other groups that suit the occasion', () => {
    const { birthday = [], wedding, gradients } = withBorrowed(all);
    expect(birthday).not.toContain(at('linen-wreath-light'));
    expect(wedding).toEqual([at('table-at-dusk-dark'), at('sunprint-meadow-dark')]);
    expect(gradients).toBeUndefined();
  });

  it('have none for an occasion whose pictures are not listed yet', () => {
    expect(withBorrowed({ party: [at('streamers-light')] })).toEqual({ party: [at('streamers-light')] });
    expect(withBorrowed({})).toEqual({});
  });

  it('know a drawing by its name without the tone', () => {
    expect([at('sage-mist-light'), at('lantern-night-dark'), at('own')].map(drawingName)).toEqual([
      'sage-mist',
      'lantern-night',
      'own',
    ]);
  });
});
