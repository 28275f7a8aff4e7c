import { describe, expect, it } from '@jest/globals';
import { neededTexts } from './needed-texts';

const texts = (filter: Record<string, unknown>) => neededTexts(filter).map((text) => text.toString());

describe('texts that a document must hold', () => {
  it('are those of patterns that stand for themselves, alone and in $and', () => {
    expect(texts({ search: { $regex: 'åse' } })).toEqual(['åse']);
    expect(texts({ partyId: 'a', $and: [{ search: { $regex: 'åse' } }, { search: { $regex: 'dam' } }] })).toEqual([
      'åse',
      'dam',
    ]);
    expect(texts({ search: { $regex: String.raw`gaest1\.a@\(x\)\\` } })).toEqual(['gaest1.a@(x)\\']);
  });

  it('are none where something else can match', () => {
    for (const pattern of ['a.b', 'a*', '^a', 'a$', 'a|b', '[ab]', String.raw`\d`, String.raw`\båse`, '']) {
      expect(texts({ search: { $regex: pattern } })).toEqual([]);
    }
    expect(texts({ search: { $regex: 'åse', $options: 'i' } })).toEqual([]);
    expect(texts({ search: { $not: { $regex: 'åse' } } })).toEqual([]);
    expect(texts({ $or: [{ search: { $regex: 'åse' } }, { name: 'Bo' }] })).toEqual([]);
    expect(texts({ search: /åse/, name: 'Bo' })).toEqual([]);
  });
});
