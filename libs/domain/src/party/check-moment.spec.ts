import { describe, expect, it } from '@jest/globals';
import { checkMoment, typedInstant } from './check-moment';

const zone = 'Europe/Copenhagen';

describe('checkMoment and typedInstant', () => {
  it('accept a date and a time that exist', () => {
    expect(checkMoment({ date: '2028-02-29', clock: '00:00' }, zone)).toEqual({});
    expect(checkMoment({ date: '2027-06-20', clock: '23:59' }, zone)).toEqual({});
  });

  it('require both date and time', () => {
    const required = { code: 'required' };
    expect(checkMoment({}, zone)).toEqual({ date: required, clock: required });
    expect(checkMoment({ date: '', clock: '' }, zone)).toEqual({ date: required, clock: required });
  });

  it.each(['24:00', '9:00', '12:60', 'noon'])('refuse the time %s', (clock) => {
    expect(checkMoment({ date: '2027-06-20', clock }, zone)).toEqual({ clock: { code: 'invalid' } });
  });

  it.each(['2029-02-29', '2027-13-01', 'someday'])('refuse the date %s', (date) => {
    expect(checkMoment({ date, clock: '18:00' }, zone)).toEqual({ date: { code: 'invalid' } });
  });

  it('return the instant, at noon while no time is typed, and null without a valid date', () => {
    expect(typedInstant({ date: '2027-06-20', clock: '18:00' }, zone)).toBe('2027-06-20T16:00:00Z');
    expect(typedInstant({ date: '2027-06-20' }, zone)).toBe('2027-06-20T10:00:00Z');
    expect(typedInstant({ date: '2029-02-29', clock: '18:00' }, zone)).toBeNull();
    expect(typedInstant({}, zone)).toBeNull();
  });
});
