import { describe, expect, it } from '@jest/globals';
import { companionProblems, keptCompanions } from './companions';

const coming = { before: undefined, numberOfPeople: 3, isAsked: true };

describe('keptCompanions', () => {
  it('keeps the names that are given', () => {
    expect(keptCompanions(['Bo', 'Ida'], coming)).toEqual(['Bo', 'Ida']);
    expect(keptCompanions(['Bo'], { ...coming, before: ['Per', 'Eva'] })).toEqual(['Bo']);
    expect(keptCompanions([], { ...coming, before: ['Per', 'Eva'] })).toEqual([]);
  });

  it('keeps the names there are when an answer says nothing of them, but no more than still come', () => {
    const before = ['Bo', 'Ida'];
    expect(keptCompanions(undefined, coming)).toEqual([]);
    expect(keptCompanions(undefined, { ...coming, before })).toEqual(before);
    expect(keptCompanions(undefined, { ...coming, before, numberOfPeople: 2 })).toEqual(['Bo']);
    expect(keptCompanions(undefined, { ...coming, before, numberOfPeople: 1 })).toEqual([]);
    expect(keptCompanions(undefined, { ...coming, before, numberOfPeople: -1 })).toEqual([]);
  });

  it('keeps no names in a reply that declines, and none where the host does not ask for a number', () => {
    const before = ['Bo'];
    expect(keptCompanions(['Bo'], { ...coming, before, numberOfPeople: 0 })).toEqual([]);
    expect(keptCompanions(['Bo'], { ...coming, before, numberOfPeople: 1, isAsked: false })).toEqual([]);
  });

  it('keeps names that are too many, so that they are refused and not lost', () => {
    expect(keptCompanions(['Bo', 'Ida'], { ...coming, numberOfPeople: 2 })).toEqual(['Bo', 'Ida']);
  });
});

describe('companionProblems', () => {
  const tooMany = (maximum: number) => ({ companions: { code: 'too_many_people', params: { maximum } } });
  const names = (count: number) => Array.from({ length: count }, () => 'Bo');

  it('accepts a name for each who comes with the guest, or fewer', () => {
    expect(companionProblems([], 1)).toEqual({});
    expect(companionProblems([], 3)).toEqual({});
    expect(companionProblems(['Bo', 'Ida'], 3)).toEqual({});
    expect(companionProblems(names(50), 999)).toEqual({});
  });

  it('refuses more names than people, and more than a reply may have', () => {
    expect(companionProblems(['Bo', 'Ida'], 2)).toEqual(tooMany(1));
    expect(companionProblems(['Bo'], 1)).toEqual(tooMany(0));
    expect(companionProblems(names(51), 999)).toEqual(tooMany(50));
  });

  it('accepts names of 100 characters and refuses longer ones', () => {
    expect(companionProblems(['x'.repeat(100)], 2)).toEqual({});
    expect(companionProblems(['Bo', 'x'.repeat(101)], 3)).toEqual({ companions: { code: 'too_long' } });
  });
});
