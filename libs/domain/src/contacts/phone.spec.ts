import { describe, expect, it } from '@jest/globals';
import { showPhone, toPhone } from './phone';

describe('toPhone and showPhone', () => {
  it.each([
    ['20 12 34 56', '+4520123456'],
    ['20123456', '+4520123456'],
    ['+45 20-12-34-56', '+4520123456'],
    ['0045 20123456', '+4520123456'],
    ['+46 70 123 45 67', '+46701234567'],
  ])('read %s as a phone number', (text, phone) => {
    expect(toPhone(text)).toBe(phone);
  });

  it.each(['', '2012', 'ring til Bo', '+45 2012345', '99999999999999'])('reject %j', (text) => {
    expect(toPhone(text)).toBeNull();
  });

  it('show a number in groups and read it back the same', () => {
    expect(showPhone('+4520123456')).toBe('+45 20 12 34 56');
    expect(toPhone(showPhone('+46701234567'))).toBe('+46701234567');
    expect(showPhone('not a number')).toBe('not a number');
  });
});
