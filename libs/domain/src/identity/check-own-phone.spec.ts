import { describe, expect, it } from '@jest/globals';
import { checkOwnPhone, checkPhoneGiven, keptPhone, withCountryCode } from './check-own-phone';

describe('checkOwnPhone', () => {
  it.each([null, '', '  ', '+45 20 12 34 56', ' +4520123456', '+44 7400 123456'])('accepts %j', (phone) =>
    expect(checkOwnPhone(phone)).toEqual({}),
  );

  it.each(['20 12 34 56', '4520123456', '0045 20 12 34 56', 'my phone'])(
    'says of %j that it must begin with +',
    (phone) => expect(checkOwnPhone(phone)).toEqual({ phone: { code: 'phone_needs_plus' } }),
  );

  it.each(['+', '+45', '+45 20 12', '+45 20 12 34 56 78 90', '+999 20 12 34 56', '+abc'])(
    'says of %j that it is not a number',
    (phone) => expect(checkOwnPhone(phone)).toEqual({ phone: { code: 'phone_invalid' } }),
  );

  it('stores a number as E.164, and blank text as none', () => {
    expect(['+45 20 12 34 56', ' ', null].map(keptPhone)).toEqual(['+4520123456', null, null]);
  });
});

it('only a number that is given can be verified', () => {
  expect(checkPhoneGiven('+4520123456')).toEqual({});
  for (const none of [null, '', ' ']) expect(checkPhoneGiven(none)).toEqual({ phone: { code: 'phone_missing' } });
});

describe('withCountryCode (rule: account-phone)', () => {
  it.each(['20304099', ' 20 30 40 99', '0045 20304099'])('takes %j for a Danish number in Danish only', (phone) => {
    expect([withCountryCode(phone, 'da'), withCountryCode(phone, 'en')]).toEqual(['+4520304099', phone]);
  });

  it.each(['', '+44 7400 123456', '+45 20', '2030', 'my phone'])('leaves %j as it was typed', (phone) => {
    expect([withCountryCode(phone, 'da'), withCountryCode(phone, 'en')]).toEqual([phone, phone]);
  });
});
