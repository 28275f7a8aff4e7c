import { describe, expect, it } from '@jest/globals';
import { countsOf, nameOf, stateOf } from './model';

const now = new Date('2026-05-10T10:00:00Z');
const [sooner, later] = ['2026-05-10T10:00:00Z', '2026-05-10T10:00:01Z'];
const user = { id: 'a'.repeat(24), name: 'Anne' };

describe('a co-host in the list', () => {
  it('is called by name, and somebody who has not accepted by address', () => {
    expect(nameOf({ user, email: 'anne@example.dk' })).toBe('Anne');
    expect(nameOf({ user: null, email: 'anne@example.dk' })).toBe('anne@example.dk');
  });

  it.each([
    ['the reader', { user, isMine: true, expiresAt: sooner }, 'you'],
    ['another co-host', { user, isMine: false, expiresAt: sooner }, 'cohost'],
    ['invited', { user: null, isMine: false, expiresAt: later }, 'pending'],
    ['invited too long ago', { user: null, isMine: false, expiresAt: sooner }, 'expired'],
  ] as const)('is %s', (_, cohost, state) => expect(stateOf(cohost, now)).toBe(state));

  it('counts as one, or as invited until the invitation has expired', () => {
    const all = [
      { user, isMine: true, expiresAt: sooner },
      { user, isMine: false, expiresAt: sooner },
      { user: null, isMine: false, expiresAt: later },
      { user: null, isMine: false, expiresAt: sooner },
    ];
    expect(countsOf(all, now)).toEqual({ cohosts: 2, invited: 1 });
    expect(countsOf([], now)).toEqual({ cohosts: 0, invited: 0 });
  });
});
