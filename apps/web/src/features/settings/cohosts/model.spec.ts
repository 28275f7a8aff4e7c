import { describe, expect, it } from '@jest/globals';
import { nameOf, stateOf } from './model';

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
});
