import { describe, expect, it } from '@jest/globals';
import {
  answeredFrom,
  audienceCount,
  guestCount,
  invitedFrom,
  isUnsubscribed,
  reachedFrom,
  type Standing,
  type StandingCounts,
  standingOf,
  STANDINGS,
  standingsIn,
  standingsToMove,
} from './standing';

const guest = { hasReceivedInvite: false, rsvp: null, mailable: true };

describe('the standing of a guest', () => {
  it('combines invitation, answer and reachability', () => {
    expect(standingOf(guest, false)).toBe('new-none-mail');
    expect(standingOf(guest, true)).toBe('new-none-unsubscribed');
    expect(standingOf({ ...guest, mailable: false }, true)).toBe('new-none-none');
    expect(standingOf({ ...guest, hasReceivedInvite: true, rsvp: { attending: true } }, false)).toBe(
      'invited-yes-mail',
    );
    expect(standingOf({ ...guest, rsvp: { attending: false } }, false)).toBe('new-no-mail');
    expect(new Set(STANDINGS).size).toBe(18);
  });

  it('reports which guests would receive e-mail if their address had not unsubscribed', () => {
    expect(isUnsubscribed('invited-yes-unsubscribed')).toBe(true);
    expect(['invited-yes-mail', 'new-none-none'].map((standing) => isUnsubscribed(standing as Standing))).toEqual([
      false,
      false,
    ]);
  });

  it('changes one part at a time', () => {
    expect(invitedFrom('new-yes-unsubscribed')).toBe('invited-yes-unsubscribed');
    expect(answeredFrom('invited-none-mail', { attending: false })).toBe('invited-no-mail');
    expect(answeredFrom('invited-no-mail', null)).toBe('invited-none-mail');
    expect(reachedFrom('invited-no-mail', true, true)).toBe('invited-no-unsubscribed');
    expect(reachedFrom('invited-no-unsubscribed', false, true)).toBe('invited-no-none');
  });

  it('moves with a subscription only if it had the opposite state', () => {
    expect(standingsToMove(true)).toContain('new-none-mail');
    expect(standingsToMove(false)).toContain('new-none-unsubscribed');
    expect([...standingsToMove(true), ...standingsToMove(false)]).not.toContain('new-none-none');
  });
});

describe('counts by standing', () => {
  const counts: StandingCounts = {
    'new-none-mail': 5,
    'new-none-unsubscribed': 2,
    'invited-none-mail': 30,
    'invited-yes-mail': 100,
    'invited-no-none': 7,
  };

  it.each([
    ['all', 144, 135, 2],
    ['missing', 7, 5, 2],
    ['rsvp', 107, 100, 0],
    ['withoutRsvp', 37, 35, 2],
    ['rsvpYes', 100, 100, 0],
    ['rsvpNo', 7, 0, 0],
  ] as const)('give the size of the audience %s', (audience, contacts, mail, unsubscribed) => {
    expect(audienceCount(counts, audience)).toEqual({ contacts, mail, unsubscribed });
    expect(standingsIn(audience).reduce((sum, standing) => sum + (counts[standing] ?? 0), 0)).toBe(contacts);
  });

  it('give the number of guests, of answers, and of invited guests without an answer', () => {
    expect(guestCount(counts)).toEqual({ total: 144, answered: 107, silent: 30 });
    expect(guestCount({})).toEqual({ total: 0, answered: 0, silent: 0 });
  });

  it('never go below zero, even after an interrupted change', () => {
    const wrong = { 'new-none-mail': -1, 'invited-yes-mail': 3 } as Record<Standing, number>;
    expect(audienceCount(wrong, 'all')).toEqual({ contacts: 3, mail: 3, unsubscribed: 0 });
  });
});
