import { describe, expect, it } from '@jest/globals';
import { dayIn } from './day-in';

describe('the calendar day of a moment', () => {
  it.each([
    ['2027-06-14T21:59:59Z', 'Europe/Copenhagen', '2027-06-14'],
    ['2027-06-14T22:00:00Z', 'Europe/Copenhagen', '2027-06-15'],
    ['2027-06-14T22:00:00Z', 'America/New_York', '2027-06-14'],
    ['0099-06-14T12:00:00Z', 'UTC', '0099-06-14'],
  ])('of %s in %s is %s', (moment, zone, day) => {
    expect(dayIn(new Date(moment), zone)).toBe(day);
  });

  it('is that of each zone, however many have been asked for', () => {
    const moment = new Date('2027-06-14T22:00:00Z');
    const zones = Intl.supportedValuesOf('timeZone');
    const days = zones.map((zone) => dayIn(moment, zone));
    expect(zones.map((zone) => dayIn(moment, zone))).toEqual(days);
    expect(new Set(days)).toEqual(new Set(['2027-06-14', '2027-06-15']));
  });

  it('is none in a zone that there is not', () => {
    expect(() => dayIn(new Date(), 'Europe/Atlantis')).toThrow(RangeError);
  });
});
