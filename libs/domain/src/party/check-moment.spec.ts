import { describe, expect, it } from '@jest/globals';
import { checkMoment, typedInstant } from './check-moment';

const zone = 'Europe/Copenhagen';

describe('a day and a clock as they are typed', () => {
  it('are right when both are real', () => {
    expect(checkMoment({ date: '2028-02-29', clock: '00:00' }, zone)).toEqual({});
    expect(checkMoment({ date: '2027-06-20', clock: '23:59' }, zone)).toEqual({});
  });

  it('are both asked for', () => {
    const required = { code: 'required' };
    expect(checkMoment({}, zone)).toEqual({ date: required, clock: required });
    expect(checkMoment({ date: '', clock: '' }, zone)).toEqual({ date: required, clock: required });
  });

  it.each(['24:00', '9:00', '12:60', 'noon'])('are refused with the clock %s', (clock) => {
    expect(checkMoment({ date: '2027-06-20', clock }, zone)).toEqual({ clock: { code: 'invalid' } });
  });

  it.each(['2029-02-29', '2027-13-01', 'someday'])('are refused with the day %s', (date) => {
    expect(checkMoment({ date, clock: '18:00' }, zone)).toEqual({ date: { code: 'invalid' } });
  });

  it('are an instant, at noon while there is no clock, and none without a real day', () => {
    expect(typedInstant({ date: '2027-06-20', clock: '18:00' }, zone)).toBe('2027-06-20T16:00:00Z');
    expect(typedInstant({ date: '2027-06-20' }, zone)).toBe('2027-06-20T10:00:00Z');
    expect(typedInstant({ date: '2029-02-29', clock: '18:00' }, zone)).toBeNull();
    expect(typedInstant({}, zone)).toBeNull();
  });
});
