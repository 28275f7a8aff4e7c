import { describe, expect, it } from '@jest/globals';
import { guestKeysOf, guestQueryOf } from './guest-link';

const keysOf = (query: string) => guestKeysOf(new URLSearchParams(query));

describe('guestKeysOf and guestQueryOf', () => {
  it('return the keys in the link', () => {
    expect(keysOf('?cid=2BZZmALn')).toEqual({ cid: '2BZZmALn', rid: null });
    expect(keysOf('?cid=64c000000000000000000001&rid=XoY64QAEaheM')).toEqual({
      cid: '64c000000000000000000001',
      rid: 'XoY64QAEaheM',
    });
    expect(keysOf('')).toEqual({ cid: null, rid: null });
  });

  it.each([').', '>', '%20Se%20hele%20invitationen%20her', '&fbclid=IwAR', '%C2%A0', '…'])(
    'ignore text that was copied along with the link: %s',
    (more) => expect(keysOf(`?cid=2BZZmALn${more}`).cid).toBe('2BZZmALn'),
  );

  it.each(['', '%00', '../x', 'a'.repeat(25), '%20'])('return no key for %j', (value) =>
    expect(keysOf(`?cid=${value}`).cid).toBeNull(),
  );

  it('keep only the keys in the query of the invitation', () => {
    const queryOf = (query: string) => guestQueryOf(new URLSearchParams(query));
    expect(queryOf('?x=1&rid=XoY64QAEaheM&cid=2BZZmALn).')).toBe('?cid=2BZZmALn&rid=XoY64QAEaheM');
    expect(queryOf('?rid=XoY64QAEaheM')).toBe('?rid=XoY64QAEaheM');
    expect(queryOf('?cid=//evil.example&page=2')).toBe('');
  });
});
