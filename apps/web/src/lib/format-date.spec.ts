import { describe, expect, it } from '@jest/globals';
import { formatCalendarDay, formatClock, formatDay, formatMoment, isSameClock, zoneName } from './format-date';

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

  it('say which clock is meant', () => {
    expect(zoneName('2027-06-20T16:00:00Z', zone, 'da')).toBe('Centraleuropæisk tid');
    expect(zoneName('2027-06-20T16:00:00Z', zone, 'en')).toBe('Central European Time');
  });

  it('know where clocks show the same', () => {
    expect(isSameClock('2027-06-20T16:00:00Z', zone, 'Europe/Stockholm')).toBe(true);
    expect(isSameClock('2027-06-20T16:00:00Z', zone, 'Europe/London')).toBe(false);
    // The same clock half a year, and not the other half.
    expect(isSameClock('2027-01-20T16:00:00Z', 'Africa/Lagos', zone)).toBe(true);
    expect(isSameClock('2027-06-20T16:00:00Z', 'Africa/Lagos', zone)).toBe(false);
  });

  it('tell when something happened on the event’s clock, named where the reader’s shows another time', () => {
    const at = '2027-06-12T16:30:00Z';
    const told = (language: 'da' | 'en', readerZone: string, style?: 'day' | 'long') =>
      formatMoment(at, { zone, readerZone, language }, style);
    expect(told('en', zone)).toBe('12 Jun, 18:30');
    expect(told('da', 'Europe/Stockholm')).toMatch(/^12\. jun\.,? 18\.30$/);
    expect(told('en', 'Asia/Tokyo')).toBe('12 Jun, 18:30 CEST');
    expect(told('da', 'Asia/Tokyo')).toMatch(/^12\. jun\.,? 18\.30 CEST$/);
    expect(told('da', zone, 'long')).toBe('12. juni 2027 kl. 18.30');
    expect(told('en', 'Asia/Tokyo', 'day')).toBe('12 June 2027');
  });
});
