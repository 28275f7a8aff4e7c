import { describe, expect, it } from '@jest/globals';
import type { OwnRsvp } from '@festlig/contracts/rsvp';
import { newerReply } from './model';

describe('the newer of two versions of a reply', () => {
  const reply = (changedAt: string, messages = 0) =>
    ({ rid: 'r', changedAt, messages: Array.from({ length: messages }) }) as OwnRsvp;
  it('is the one changed last, or the one with more messages', () => {
    const [early, late, spoken] = [reply('1'), reply('2'), reply('1', 1)];
    expect(newerReply(late, early)).toBe(late);
    expect(newerReply(early, late)).toBe(late);
    expect(newerReply(spoken, early)).toBe(spoken);
    expect(newerReply(early, spoken)).toBe(spoken);
    expect(newerReply(undefined, early)).toBe(early);
    expect(newerReply(early, undefined)).toBe(early);
  });
});
