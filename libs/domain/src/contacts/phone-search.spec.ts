import { describe, expect, it } from '@jest/globals';
import { phoneWords, withPhonesJoined } from './phone-search';

describe('phoneWords and withPhonesJoined', () => {
  it.each([
    ['+4520123456', ['4520123456', '20123456']],
    ['+46701234567', ['46701234567', '701234567']],
    ['+35312345678', ['35312345678', '12345678']],
    ['+12025550123', ['12025550123', '2025550123']],
  ])('find %s with and without the country code', (phone, words) => {
    expect(phoneWords(phone)).toEqual(words);
  });

  it('return no words for a guest without a phone number', () => {
    expect(phoneWords(null)).toEqual([]);
  });

  it.each([
    ['20 12 34 56', '20123456'],
    ['+45 20-12-34-56', '4520123456'],
    ['(+45) 20 12 34 56', '4520123456'],
    ['004520123456', '4520123456'],
    ['070-123 45 67', '701234567'],
    ['20 12', '2012'],
    ['mette 20 12 34 56 holm', 'mette 20123456 holm'],
  ])('read "%s" as one number', (search, joined) => {
    expect(withPhonesJoined(search)).toBe(joined);
  });

  it.each(['2 1', 'gæst12 3456x', '0012', 'mette', '', '000'])('leave "%s" unchanged', (search) => {
    expect(withPhonesJoined(search)).toBe(search);
  });
});
