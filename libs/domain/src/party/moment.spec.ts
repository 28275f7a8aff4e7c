import { describe, expect, it } from '@jest/globals';
import { toInstant, toLocal } from './moment';

const zone = 'Europe/Copenhagen';

describe('toInstant and toLocal', () => {
  it('convert a local time to UTC and back, in summer and winter', () => {
    for (const [clock, date, instant] of [
      ['18:00', '2027-06-20', '2027-06-20T16:00:00Z'],
      ['00:30', '2027-12-01', '2027-11-30T23:30:00Z'],
    ] as const) {
      expect(toInstant({ date, clock }, zone)).toBe(instant);
      expect(toLocal(instant, zone)).toEqual({ date, clock });
    }
  });

  it('return null for days and times that do not exist', () => {
    expect(toInstant({ date: '2027-13-01', clock: '10:00' }, zone)).toBeNull();
    expect(toInstant({ date: '2027-12-01', clock: '' }, zone)).toBeNull();
  });
});
