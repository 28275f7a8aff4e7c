import { describe, expect, it } from '@jest/globals';
import { textedPhone } from './texted-phone';

describe('textedPhone', () => {
  it.each([
    ['+4520123456', { callingCode: '45', row: '+452012' }],
    ['+447400123456', { callingCode: '44', row: '+44740012' }],
    ['+12015550123', { callingCode: '1', row: '+1201555' }],
  ])('returns country and row of the mobile number %s', (phone, counted) =>
    expect(textedPhone(phone)).toEqual(counted),
  );

  it.each([
    ['a fixed line', '+442079460958'],
    ['a number that costs extra', '+4590123456'],
    ['a number of a satellite network', '+881612345678'],
    ['no number', 'hello'],
  ])('returns null for %s', (_, phone) => expect(textedPhone(phone)).toBeNull());
});
