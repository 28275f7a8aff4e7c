import { describe, expect, it } from '@jest/globals';
import { recoveryEnd, sessionEnd, verificationEnd } from './lifetimes';

const now = new Date('2026-05-01T10:00:00Z');

describe('lifetimes', () => {
  it('ends a remembered session after 30 days', () => {
    expect(sessionEnd(now, true).toISOString()).toBe('2026-05-31T10:00:00.000Z');
  });

  it('ends a session that is not remembered after 12 hours', () => {
    expect(sessionEnd(now, false).toISOString()).toBe('2026-05-01T22:00:00.000Z');
  });

  it('ends a verification link after 3 days', () => {
    expect(verificationEnd(now).toISOString()).toBe('2026-05-04T10:00:00.000Z');
  });

  it('ends a link to choose a new password after an hour', () => {
    expect(recoveryEnd(now).toISOString()).toBe('2026-05-01T11:00:00.000Z');
  });
});
