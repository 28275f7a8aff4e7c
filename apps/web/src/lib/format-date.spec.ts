import { describe, expect, it } from '@jest/globals';
import { formatCalendarDay, formatClock, formatDay, formatMoment, isSameClock, zoneName } from './format-date';

const zone = 'Europe/Copenhagen';

describe('dates on the page', () => {
  it('are written in the event’s time zone and the reader’s language', () => {
    expect(formatDay('2027-06-19T22:30:00Z', zone, 'da')).toBe('søndag den 20. juni 2027');
    expect(formatDay('2027-06-19T22:30:00Z', zone, 'en')).toMatch(/^Sunday,? 20 June 2027$/);
    expect(formatClock('2027-06-20T16:00:00Z', zone, 'da')).toBe('kl. 18.00');
    expect(formatClock('2027-06-20T16:00:00Z', zone, 'en')).toBe('18:00');
  });

  it('do not shift a calendar day by the time zone', () => {
    expect(formatCalendarDay('2027-06-01', 'da')).toBe('tirsdag den 1. juni');
  });

  it('name the event’s time zone', () => {
    expect(zoneName('2027-06-20T16:00:00Z', zone, 'da')).toBe('Centraleuropæisk tid');
    expect(zoneName('2027-06-20T16:00:00Z', zone, 'en')).toBe('Central European Time');
  });

  it('tell whether two time zones show the same time at a given instant', () => {
    expect(isSameClock('2027-06-20T16:00:00Z', zone, 'Europe/Stockholm')).toBe(true);
    expect(isSameClock('2027-06-20T16:00:00Z', zone, 'Europe/London')).toBe(false);
    // Lagos has no summer time: it shows the same time as Copenhagen in winter only.
    expect(isSameClock('2027-01-20T16:00:00Z', 'Africa/Lagos', zone)).toBe(true);
    expect(isSameClock('2027-06-20T16:00:00Z', 'Africa/Lagos', zone)).toBe(false);
  });

  it('show an instant in the event’s time zone, with the zone’s name where the reader’s clock differs', () => {
    const at = '2027-06-12T16:30:00Z';
    const told = (language: 'da' | 'en', readerZone: string, style?: 'day' | 'date' | 'long') =>
      formatMoment(at, { zone, readerZone, language }, style);
    expect(told('en', zone)).toBe('12 Jun, 18:30');
    expect(told('da', 'Europe/Stockholm')).toMatch(/^12\. jun\.,? 18\.30$/);
    expect(told('en', 'Asia/Tokyo')).toBe('12 Jun, 18:30 CEST');
    expect(told('da', 'Asia/Tokyo')).toMatch(/^12\. jun\.,? 18\.30 CEST$/);
    expect(told('da', zone, 'long')).toBe('12. juni 2027 kl. 18.30');
    expect(told('en', 'Asia/Tokyo', 'day')).toBe('12 June 2027');
    expect(told('en', 'Asia/Tokyo', 'date')).toBe('12 Jun');
  });
});
