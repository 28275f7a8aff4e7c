import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { audienceFields, MAX_PICKED } from './audience';

const Whom = z.object(audienceFields);
const SID = 'AnneAnne';
const codes = (input: object) =>
  Whom.safeParse({ audience: 'custom', ...input }).error?.issues.map((one) => one.message);
const many = (count: number) => Array.from({ length: count }, () => SID);

describe('whom a send is for', () => {
  it('is those picked, given as a list or as one text', () => {
    const none = { search: null, except: [] };
    expect(Whom.parse({ audience: 'custom', picked: [SID] })).toEqual({ audience: 'custom', picked: [SID], ...none });
    expect(Whom.parse({ audience: 'custom', picked: `${SID},${SID}` }).picked).toEqual([SID, SID]);
    expect(Whom.parse({ audience: 'all' })).toEqual({ audience: 'all', picked: [], ...none });
  });

  it('or whom a search finds, but for those left out', () => {
    expect(Whom.parse({ audience: 'custom', search: ' Anne ', except: SID })).toEqual({
      audience: 'custom',
      picked: [],
      search: 'Anne',
      except: [SID],
    });
    expect(Whom.parse({ audience: 'custom', search: '' }).search).toBe('');
  });

  it.each(['picked', 'except'])('has an end: %s takes 500, and says so when it is given more', (field) => {
    const code = field === 'picked' ? 'too_many_picked' : 'too_many_excepted';
    expect(codes({ [field]: many(MAX_PICKED) })).toBeUndefined();
    expect(codes({ [field]: many(MAX_PICKED).join(',') })).toBeUndefined();
    expect(codes({ [field]: many(MAX_PICKED + 1) })).toEqual([code]);
    expect(codes({ [field]: many(MAX_PICKED + 1).join(',') })).toEqual([code]);
    expect(codes({ [field]: 'x'.repeat(1_000_000) })).toEqual(['invalid']);
    expect(codes({ [field]: ['no sid'] })).toEqual(['invalid']);
  });

  it('is refused for a search that is too long', () => {
    expect(codes({ search: 'a'.repeat(100) })).toBeUndefined();
    expect(codes({ search: 'a'.repeat(101) })).toEqual(['too_long']);
  });
});
