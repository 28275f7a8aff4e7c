import { describe, expect, it } from '@jest/globals';
import { givesSomething, marksThatCover, soldMark, tokensGone } from './sold-once';

const plan = (name: 'premium' | 'pro') => ({ kind: 'plan', plan: name }) as const;
const photos = { kind: 'unlimited_photos' } as const;
const tokens = { kind: 'token', tokens: 5 } as const;

describe('what a party can buy only once', () => {
  it('is a plan and unlimited photos, but not tokens', () => {
    expect(soldMark('p', plan('pro'))).toBe('p:pro');
    expect(soldMark('p', photos)).toBe('p:unlimited_photos');
    expect(soldMark('p', tokens)).toBeNull();
  });

  it('is covered by the same or by more', () => {
    expect(marksThatCover('p', plan('premium'))).toEqual(['p:premium', 'p:pro']);
    expect(marksThatCover('p', plan('pro'))).toEqual(['p:pro']);
    expect(marksThatCover('p', photos)).toEqual(['p:unlimited_photos', 'p:pro']);
    expect(marksThatCover('p', tokens)).toEqual([]);
  });

  it('gives something only to a party that has it not', () => {
    const free = { plan: 'free', limits: { photos: 20 } } as const;
    const pro = { plan: 'pro', limits: { photos: null } } as const;
    expect([plan('premium'), plan('pro'), photos, tokens].map((one) => givesSomething(one, free))).toEqual(
      Array(4).fill(true),
    );
    expect([plan('premium'), plan('pro'), photos, tokens].map((one) => givesSomething(one, pro))).toEqual([
      ...[false, false, false, true],
    ]);
  });
});

describe('the tokens that go with returned money', () => {
  it('are in proportion to it, without parts of tokens, and all of them at the end', () => {
    expect([0, 399, 400, 1000, 4000, 9999].map((returned) => tokensGone(10, 4000, returned))).toEqual([
      ...[0, 0, 1, 2, 10, 10],
    ]);
  });
});
