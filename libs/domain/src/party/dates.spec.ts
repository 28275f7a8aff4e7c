import { describe, expect, it } from '@jest/globals';
import { changedDateProblem, deadlineAfter, isPast, isZone, newDateProblem } from './dates';

const zone = 'Europe/Copenhagen';
// 23:30 on 1 June in Copenhagen.
const now = new Date('2026-06-01T21:30:00Z');

describe('newDateProblem and isPast', () => {
  it('accept an earlier time today in the event’s zone', () => {
    expect(newDateProblem({ date: '2026-05-31T22:00:00Z', zone }, now)).toBeNull();
  });

  it('refuse yesterday in the event’s zone', () => {
    expect(isPast({ date: '2026-05-31T22:00:00Z', zone }, now)).toBe(false);
    expect(isPast({ date: '2026-05-31T21:59:00Z', zone }, now)).toBe(true);
    expect(newDateProblem({ date: '2026-05-31T21:59:00Z', zone }, now)).toBe('date_in_past');
    expect(newDateProblem({ date: '2026-05-31T22:00:00Z', zone: 'UTC' }, now)).toBe('date_in_past');
  });
});

describe('a date far in the future', () => {
  it('is accepted up to fifty years ahead', () => {
    expect(newDateProblem({ date: '2076-06-01T21:30:00Z', zone }, now)).toBeNull();
  });

  it.each(['2076-06-01T21:31:00Z', '3026-06-01T16:00:00Z', '9999-12-31T23:30:00Z'])('is refused: %s', (date) => {
    expect(newDateProblem({ date, zone }, now)).toBe('date_too_late');
    expect(changedDateProblem({ date: '2026-06-20T16:00:00Z', zone }, { date, zone }, now)).toBe('date_too_late');
  });

  it.each(['2026-06-01T22:30:00Z', '2999-06-01T16:00:00Z', '9999-12-31T23:30:00Z'])('has not passed: %s', (date) => {
    expect(isPast({ date, zone }, now)).toBe(false);
  });

  it('is kept if it was saved before the limit existed', () => {
    const party = { date: '3026-06-01T16:00:00Z', zone };
    expect(changedDateProblem(party, party, now)).toBeNull();
  });
});

describe('changedDateProblem', () => {
  const party = { date: '2026-06-20T16:00:00Z', zone };

  it('accepts any allowed date before the start', () => {
    expect(changedDateProblem(party, { date: '2026-06-21T16:00:00Z', zone }, now)).toBeNull();
  });

  it('refuses a date in the past', () => {
    expect(changedDateProblem(party, { date: '2026-05-20T16:00:00Z', zone }, now)).toBe('date_in_past');
  });

  it('refuses another date or zone after the start, but accepts the same date', () => {
    const start = new Date(party.date);
    expect(changedDateProblem(party, { date: '2026-06-21T16:00:00Z', zone }, start)).toBe('party_has_started');
    expect(changedDateProblem(party, { date: '2026-06-20T16:00:00.000Z', zone }, start)).toBeNull();
    expect(changedDateProblem(party, { ...party, zone: 'UTC' }, start)).toBe('party_has_started');
  });
});

describe('deadlineAfter', () => {
  it('turns the deadline on with the first reply-by day', () => {
    expect(deadlineAfter({ suDate: null, rsvpDeadlineEnabled: false }, '2026-06-10')).toBe(true);
  });

  it('keeps the host’s choice when the reply-by day moves', () => {
    expect(deadlineAfter({ suDate: '2026-06-09', rsvpDeadlineEnabled: false }, '2026-06-10')).toBe(false);
    expect(deadlineAfter({ suDate: '2026-06-09', rsvpDeadlineEnabled: true }, '2026-06-10')).toBe(true);
  });

  it('turns the deadline off when the reply-by day is removed', () => {
    expect(deadlineAfter({ suDate: '2026-06-09', rsvpDeadlineEnabled: true }, null)).toBe(false);
  });
});

it('isZone knows existing zones and no others', () => {
  expect(isZone('Europe/Copenhagen')).toBe(true);
  expect(isZone('Europe/Atlantis')).toBe(false);
});
