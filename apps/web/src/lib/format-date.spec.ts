import { describe, expect, it } from '@jest/globals';
import { formatCalendarDay, formatClock, formatDay } from './format-date';

const zone = 'Europe/Copenhagen';

describe('dates on the page', () => {
  it('are in the event’s zone and the reader’s language', () => {
    expect(formatDay('2027-06-19T22:30:00Z', zone, 'da')).toBe('søndag den 20. juni 2027');
    expect(formatDay('2027-06-19T22:30:00Z', zone, 'en')).toMatch(/^Sunday,? 20 June 2027$/);
    expect(formatClock('2027-06-20T16:00:00Z', zone, 'da')).toBe('kl. 18.00');
    expect(formatClock('2027-06-20T16:00:00Z', zone, 'en')).toBe('18:00');
  });

  it('keep a calendar day as it is', () => {
    expect(formatCalendarDay('2027-06-01', 'da')).toBe('tirsdag den 1. juni');
  });
});
