import { describe, expect, it } from '@jest/globals';
import { groupsOf } from './blocks.model';

const blocksOf = (...of: Parameters<typeof groupsOf>): string[] => groupsOf(...of).flatMap(({ blocks }) => blocks);

describe('the subjects to which the index of the settings leads (rule: settings-index)', () => {
  it('are all of them for the owner of a party with replies and photos', () => {
    const all = blocksOf({ isOwner: true, rsvpEnabled: true }, true);
    expect(all).toHaveLength(14);
    expect(all).toEqual(expect.arrayContaining(['fields', 'photos', 'history', 'delete']));
  });

  it('are in four groups, of which the last one ends the party (rule: settings-groups)', () => {
    const groups = groupsOf({ isOwner: true, rsvpEnabled: true }, true);
    expect(groups.map(({ group }) => group)).toEqual(['invitation', 'guests', 'hosts', 'end']);
    expect(groups.at(-1)?.blocks).toEqual(['cancel', 'delete']);
  });

  it('leave no group empty, also for a co-host without replies and photos', () => {
    const groups = groupsOf({ isOwner: false, rsvpEnabled: false }, false);
    expect(groups.filter(({ blocks }) => blocks.length === 0)).toEqual([]);
  });

  it.each([
    ['questions while guests cannot reply', { isOwner: true, rsvpEnabled: false }, true, ['fields']],
    ['photos while this browser shows none', { isOwner: true, rsvpEnabled: true }, false, ['photos']],
    ['what is the owner’s for a co-host', { isOwner: false, rsvpEnabled: true }, true, ['history', 'delete']],
  ])('leave out %s', (_, party, hasPhotos, left) => {
    const all = blocksOf({ isOwner: true, rsvpEnabled: true }, true);
    expect(blocksOf(party, hasPhotos)).toEqual(all.filter((block) => !left.includes(block)));
  });
});
