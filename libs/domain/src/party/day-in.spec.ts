import { describe, expect, it } from '@jest/globals';
import { dayIn } from './day-in';

describe('dayIn', () => {
  it.each([
    ['2027-06-14T21:59:59Z', 'Europe/Copenhagen', '2027-06-14'],
    ['2027-06-14T22:00:00Z', 'Europe/Copenhagen', '2027-06-15'],
    ['2027-06-14T22:00:00Z', 'America/New_York', '2027-06-14'],
    ['0099-06-14T12:00:00Z', 'UTC', '0099-06-14'],
  ])('returns for %s in %s the day %s', (moment, zone, day) => {
    expect(dayIn(new Date(moment), zone)).toBe(day);
  });

  it('returns the day of each zone, however many zones are asked for', () => {
    const moment = new Date('2027-06-14T22:00:00Z');
    const zones = Intl.supportedValuesOf('timeZone');
    const days = zones.map((zone) => dayIn(moment, zone));
    expect(zones.map((zone) => dayIn(moment, zone))).toEqual(days);
    expect(new Set(days)).toEqual(new Set(['2027-06-14', '2027-06-15']));
  });

  it('throws for a zone that does not exist', () => {
    expect(() => dayIn(new Date(), 'Europe/Atlantis')).toThrow(RangeError);
  });
});
