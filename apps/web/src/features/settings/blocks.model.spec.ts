import { describe, expect, it } from '@jest/globals';
import { blocksOf } from './blocks.model';

describe('the subjects to which the index of the settings leads (rule: settings-index)', () => {
  it('are all of them for the owner of a party with replies and photos', () => {
    const all = blocksOf({ isOwner: true, rsvpEnabled: true }, true);
    expect(all).toHaveLength(14);
    expect(all).toEqual(expect.arrayContaining(['fields', 'photos', 'history', 'delete']));
  });

  it.each([
    ['questions while guests cannot reply', { isOwner: true, rsvpEnabled: false }, true, ['fields']],
    ['photos while this browser shows none', { isOwner: true, rsvpEnabled: true }, false, ['photos']],
    ['what is the owner’s for a co-host', { isOwner: false, rsvpEnabled: true }, true, ['history', 'delete']],
  ])('leave out %s', (_, party, hasPhotos, left) => {
    const all: string[] = blocksOf({ isOwner: true, rsvpEnabled: true }, true);
    expect(blocksOf(party, hasPhotos)).toEqual(all.filter((block) => !left.includes(block)));
  });
});
