import { describe, expect, it } from '@jest/globals';
import { MAILS_TO_INBOX, PASSWORD_TRIES, waitBefore } from './attempts';

const MINUTE = 60_000;
const start = new Date('2026-05-01T10:00:00Z').getTime();
const at = (minutes: number) => new Date(start + minutes * MINUTE);

describe('waitBefore', () => {
  it('allows the first attempts at once and then requires longer and longer pauses', () => {
    const rule = [0, 0, 5, 30];
    expect(waitBefore([], rule, at(0))).toBe(0);
    expect(waitBefore([at(0)], rule, at(0))).toBe(0);
    expect(waitBefore([at(0), at(1)], rule, at(1))).toBe(5 * MINUTE);
    expect(waitBefore([at(0), at(1)], rule, at(6))).toBe(0);
    expect(waitBefore([at(0), at(1), at(6)], rule, at(16))).toBe(20 * MINUTE);
  });

  it('refuses after the last pause until a day has passed since the first attempt', () => {
    const done = [at(0), at(5)];
    expect(waitBefore(done, [0, 0], at(60))).toBe(23 * 60 * MINUTE);
    expect(waitBefore(done, [0, 0], at(24 * 60))).toBe(0);
    expect(waitBefore([...done, at(24 * 60)], [0, 0], at(24 * 60 + 1))).toBe(4 * MINUTE);
  });

  it('limits a stranger to about ninety passwords a day and locks the owner out for at most 15 minutes', () => {
    const tried: Date[] = [];
    let longest = 0;
    for (let minute = 0; minute < 24 * 60; minute++) {
      while (waitBefore(tried, PASSWORD_TRIES, at(minute)) === 0) tried.push(at(minute));
      longest = Math.max(longest, waitBefore(tried, PASSWORD_TRIES, at(minute)));
    }
    expect(tried.length).toBeLessThan(105);
    expect(longest).toBe(15 * MINUTE);
  });

  it('limits mails of one kind to an inbox to eight a day, however they are spread', () => {
    const sent: Date[] = [];
    for (let minute = 0; minute < 24 * 60; minute++) {
      if (waitBefore(sent, MAILS_TO_INBOX, at(minute)) === 0) sent.push(at(minute));
    }
    expect(sent).toHaveLength(8);
  });
});
