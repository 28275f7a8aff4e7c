import { describe, expect, it } from '@jest/globals';
import { type RsvpRules, rsvpWindow } from './window';

const rules: RsvpRules = {
  rsvpEnabled: true,
  rsvpRestricted: false,
  rsvpDeadlineEnabled: false,
  suDate: null,
  date: '2026-06-20T16:00:00Z',
  zone: 'Europe/Copenhagen',
};
const at = (moment: string, change: Partial<RsvpRules> = {}, known = false) =>
  rsvpWindow({ ...rules, ...change }, new Date(moment), known);

describe('rsvpWindow', () => {
  it('is open until the end of the event day in the event’s zone', () => {
    expect(at('2026-01-01T00:00:00Z')).toBe('open');
    // Summer: midnight in Copenhagen is 22:00 UTC.
    expect(at('2026-06-20T21:59:59.999Z')).toBe('open');
    expect(at('2026-06-20T22:00:00Z')).toBe('event_passed');
    // Winter: 23:00 UTC.
    expect(at('2026-12-24T22:59:59.999Z', { date: '2026-12-24T17:00:00Z' })).toBe('open');
    expect(at('2026-12-24T23:00:00Z', { date: '2026-12-24T17:00:00Z' })).toBe('event_passed');
  });

  it('determines the event day in the event’s zone, not in UTC', () => {
    // 23:30 UTC is 01:30 on the next day in Copenhagen.
    expect(at('2026-06-21T21:59:59Z', { date: '2026-06-20T23:30:00Z' })).toBe('open');
    expect(at('2026-06-21T03:59:59Z', { zone: 'America/New_York' })).toBe('open');
    expect(at('2026-06-21T04:00:00Z', { zone: 'America/New_York' })).toBe('event_passed');
  });

  it('is closed while the party is cancelled, whatever else holds, and open again afterwards (rule: party-cancelled)', () => {
    expect(at('2026-06-01T10:00:00Z', { cancelled: true }, true)).toBe('cancelled');
    expect(at('2027-06-01T10:00:00Z', { cancelled: true, rsvpEnabled: false })).toBe('cancelled');
    expect(at('2026-06-01T10:00:00Z', { cancelled: false })).toBe('open');
  });

  it('closes at the end of the reply-by day', () => {
    const deadline = { rsvpDeadlineEnabled: true, suDate: '2026-06-01' };
    expect(at('2026-06-01T21:59:59.999Z', deadline)).toBe('open');
    expect(at('2026-06-01T22:00:00Z', deadline)).toBe('after_deadline');
  });

  it('closes at midnight on reply-by days on which the clock changes', () => {
    // In Copenhagen, 29 March 2026 has 23 hours and 25 October has 25.
    const spring = { rsvpDeadlineEnabled: true, suDate: '2026-03-29' };
    expect(at('2026-03-29T21:59:59.999Z', spring)).toBe('open');
    expect(at('2026-03-29T22:00:00Z', spring)).toBe('after_deadline');
    const autumn = { rsvpDeadlineEnabled: true, suDate: '2026-10-25', date: '2026-12-24T17:00:00Z' };
    expect(at('2026-10-25T22:59:59.999Z', autumn)).toBe('open');
    expect(at('2026-10-25T23:00:00Z', autumn)).toBe('after_deadline');
  });

  it('closes at midnight after an event on a day on which the clock changes', () => {
    const spring = { date: '2026-03-29T10:00:00Z' };
    expect(at('2026-03-29T21:59:59.999Z', spring)).toBe('open');
    expect(at('2026-03-29T22:00:00Z', spring)).toBe('event_passed');
    const autumn = { date: '2026-10-25T10:00:00Z' };
    expect(at('2026-10-25T22:59:59.999Z', autumn)).toBe('open');
    expect(at('2026-10-25T23:00:00Z', autumn)).toBe('event_passed');
    // At the turn of the year the later day has the smaller month.
    const newYear = { date: '2026-12-31T20:00:00Z' };
    expect(at('2026-12-31T22:59:59.999Z', newYear)).toBe('open');
    expect(at('2026-12-31T23:00:00Z', newYear)).toBe('event_passed');
  });

  it('applies a reply-by day only when it is switched on and set', () => {
    expect(at('2026-06-10T10:00:00Z', { suDate: '2026-06-01' })).toBe('open');
    expect(at('2026-06-10T10:00:00Z', { rsvpDeadlineEnabled: true })).toBe('open');
  });

  it('is closed for everyone when switched off, and for strangers when restricted', () => {
    expect(at('2026-06-10T10:00:00Z', { rsvpEnabled: false }, true)).toBe('disabled');
    expect(at('2026-06-10T10:00:00Z', { rsvpRestricted: true })).toBe('restricted');
    expect(at('2026-06-10T10:00:00Z', { rsvpRestricted: true }, true)).toBe('open');
  });

  it('returns the first reason when there are several', () => {
    const all = { rsvpRestricted: true, rsvpDeadlineEnabled: true, suDate: '2026-06-01' };
    expect(at('2026-07-01T10:00:00Z', { ...all, rsvpEnabled: false })).toBe('disabled');
    expect(at('2026-07-01T10:00:00Z', all)).toBe('after_deadline');
    expect(at('2026-07-01T10:00:00Z', { ...all, rsvpDeadlineEnabled: false })).toBe('event_passed');
  });
});
