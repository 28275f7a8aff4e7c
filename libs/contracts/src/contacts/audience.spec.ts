import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { audienceFields, MAX_PICKED } from './audience';

const Whom = z.object(audienceFields);
const SID = 'AnneAnne';
const codes = (input: object) =>
  Whom.safeParse({ audience: 'custom', ...input }).error?.issues.map((one) => one.message);
const many = (count: number) => Array.from({ length: count }, () => SID);

describe('the audience of a send', () => {
  it('accepts picked contacts as a list or as one comma-separated text', () => {
    const none = { search: null, except: [] };
    expect(Whom.parse({ audience: 'custom', picked: [SID] })).toEqual({ audience: 'custom', picked: [SID], ...none });
    expect(Whom.parse({ audience: 'custom', picked: `${SID},${SID}` }).picked).toEqual([SID, SID]);
    expect(Whom.parse({ audience: 'all' })).toEqual({ audience: 'all', picked: [], ...none });
  });

  it('accepts a search with contacts left out by `except`', () => {
    expect(Whom.parse({ audience: 'custom', search: ' Anne ', except: SID })).toEqual({
      audience: 'custom',
      picked: [],
      search: 'Anne',
      except: [SID],
    });
    expect(Whom.parse({ audience: 'custom', search: '' }).search).toBe('');
  });

  it.each(['picked', 'except'])('accepts up to 500 ids in %s and refuses more with a code of the field', (field) => {
    const code = field === 'picked' ? 'too_many_picked' : 'too_many_excepted';
    expect(codes({ [field]: many(MAX_PICKED) })).toBeUndefined();
    expect(codes({ [field]: many(MAX_PICKED).join(',') })).toBeUndefined();
    expect(codes({ [field]: many(MAX_PICKED + 1) })).toEqual([code]);
    expect(codes({ [field]: many(MAX_PICKED + 1).join(',') })).toEqual([code]);
    expect(codes({ [field]: 'x'.repeat(1_000_000) })).toEqual(['invalid']);
    expect(codes({ [field]: ['no sid'] })).toEqual(['invalid']);
  });

  it('refuses a search that is too long', () => {
    expect(codes({ search: 'a'.repeat(100) })).toBeUndefined();
    expect(codes({ search: 'a'.repeat(101) })).toEqual(['too_long']);
  });
});
