import { lowestPlanWith } from '@festlig/domain/billing/features';
import { aParty } from '@festlig/testing/party';
import { describe, expect, it } from '@jest/globals';
import { FEATURE_OF, groupsOf } from './blocks.model';

const features = Object.values(FEATURE_OF);
const owned = aParty({ id: 'a'.repeat(24), isOwner: true, rsvpEnabled: true, features });
const all = { hasPhotos: true, cohosts: 0 };
const blocksOf = (...of: Parameters<typeof groupsOf>): string[] =>
  groupsOf(...of).groups.flatMap(({ blocks }) => blocks);

describe('the subjects to which the index of the settings leads (rule: settings-index)', () => {
  it('are all of them for the owner of a party with replies, photos and a plan', () => {
    const found = blocksOf(owned, all);
    expect(found).toHaveLength(14);
    expect(found).toEqual(expect.arrayContaining(['fields', 'photos', 'history', 'delete']));
    expect(groupsOf(owned, all).locked).toEqual([]);
  });

  it('are in four groups, of which the last one ends the party (rule: settings-groups)', () => {
    const { groups } = groupsOf(owned, all);
    expect(groups.map(({ group }) => group)).toEqual(['invitation', 'guests', 'hosts', 'end']);
    expect(groups.at(-1)?.blocks).toEqual(['cancel', 'delete']);
  });

  it('leave no group empty, also for a co-host without replies, photos and a plan', () => {
    const { groups } = groupsOf(
      { ...owned, features: [], isOwner: false, rsvpEnabled: false },
      { hasPhotos: false, cohosts: 0 },
    );
    expect(groups.filter(({ blocks }) => blocks.length === 0)).toEqual([]);
  });

  it.each([
    ['questions while guests cannot reply', { rsvpEnabled: false }, all, ['fields']],
    ['photos while this browser shows none', {}, { ...all, hasPhotos: false }, ['photos']],
    ['what is the owner’s for a co-host', { isOwner: false }, all, ['history', 'delete']],
  ])('leave out %s', (_, party, beside, left) => {
    expect(blocksOf({ ...owned, ...party }, beside)).toEqual(
      blocksOf(owned, all).filter((block) => !left.includes(block)),
    );
  });
});

describe('the subjects whose plan the party has not (rule: settings-plan-group)', () => {
  const free = { ...owned, features: [] };

  it('are apart from the others, in the order of the page', () => {
    const { locked } = groupsOf(free, all);
    expect(locked).toEqual(['address', 'fields', 'photos', 'sender', 'cohosts']);
    expect(blocksOf(free, all).filter((block) => block in FEATURE_OF)).toEqual([]);
  });

  it('all come with one plan, which one sentence names', () => {
    expect(new Set(features.map(lowestPlanWith)).size).toBe(1);
  });

  it.each([
    ['address', { slug: 'sofie-40' }, 0],
    [
      'fields',
      {
        rsvpFields: [{ id: 'a', name: 'A', type: 'text' as const, required: false, hidden: false, onlyComing: false }],
      },
      0,
    ],
    ['photos', { photosEnabled: true }, 0],
    ['sender', { smsUseSenderNumber: true }, 0],
    ['cohosts', {}, 1],
    ['cohosts', { isOwner: false }, 0],
  ])('are not those in use after the plan has ended: %s %j', (block, party, cohosts) => {
    const beside = { ...all, cohosts };
    expect(groupsOf({ ...free, ...party }, beside).locked).not.toContain(block);
    expect(blocksOf({ ...free, ...party }, beside)).toContain(block);
  });

  it('are not those that the page has not: questions while guests cannot reply, photos while none are shown', () => {
    const { locked } = groupsOf({ ...free, rsvpEnabled: false }, { ...all, hasPhotos: false });
    expect(locked).toEqual(['address', 'sender', 'cohosts']);
  });
});
