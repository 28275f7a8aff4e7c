import { lowestPlanWith } from '@festlig/domain/billing/features';
import { aParty } from '@festlig/testing/party';
import { describe, expect, it } from '@jest/globals';
import { blocksOf, FEATURE_OF } from './blocks.model';

const features = Object.values(FEATURE_OF);
const owned = aParty({ id: 'a'.repeat(24), isOwner: true, rsvpEnabled: true, features });
const all = { hasPhotos: true, cohosts: 0 };

describe('the subjects of the settings that are not always there', () => {
  it('are all of them for the owner of a party with replies, photos and a plan', () => {
    const { open, locked } = blocksOf(owned, all);
    expect(open).toHaveLength(7);
    expect(open).toEqual(expect.arrayContaining(['fields', 'photos', 'history', 'delete']));
    expect(locked).toEqual([]);
  });

  it.each([
    ['questions while guests cannot reply', { rsvpEnabled: false }, all, ['fields']],
    ['photos while this browser shows none', {}, { ...all, hasPhotos: false }, ['photos']],
    ['what is the owner’s for a co-host', { isOwner: false }, all, ['history', 'delete']],
  ])('leave out %s', (_, party, beside, left) => {
    expect(blocksOf({ ...owned, ...party }, beside).open).toEqual(
      blocksOf(owned, all).open.filter((block) => !left.includes(block)),
    );
  });
});

describe('the subjects whose plan the party has not (rule: settings-plan-group)', () => {
  const free = { ...owned, features: [] };

  it('are apart from the others, in the order of the page', () => {
    const { open, locked } = blocksOf(free, all);
    expect(locked).toEqual(['address', 'fields', 'photos', 'sender', 'cohosts']);
    expect(open.filter((block) => block in FEATURE_OF)).toEqual([]);
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
    const { open, locked } = blocksOf({ ...free, ...party }, { ...all, cohosts });
    expect(locked).not.toContain(block);
    expect(open).toContain(block);
  });

  it('are not those that the page has not: questions while guests cannot reply, photos while none are shown', () => {
    const { locked } = blocksOf({ ...free, rsvpEnabled: false }, { ...all, hasPhotos: false });
    expect(locked).toEqual(['address', 'sender', 'cohosts']);
  });
});
