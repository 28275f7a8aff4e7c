import { describe, expect, it } from '@jest/globals';
import { meantDomain, withDomain } from './misspelt-domain';

describe('meantDomain (rule: misspelt-domain)', () => {
  it.each([
    ['bo@gmial.com', 'gmail.com'],
    [' Bo@GMAIL.CON ', 'gmail.com'],
    ['bo@gmailcom', 'gmail.com'],
    ['bo@hotmial.com', 'hotmail.com'],
    ['bo@hotmai.dk', 'hotmail.dk'],
    ['bo@outlok.dk', 'outlook.dk'],
    ['bo@iclould.com', 'icloud.com'],
    ['bo@yahooo.com', 'yahoo.com'],
  ])('finds what was meant in %j', (email, domain) => expect(meantDomain(email)).toBe(domain));

  it.each([
    'bo@gmail.com',
    'bo@hotmail.dk',
    'bo@live.dk',
    'bo@ymail.com',
    'bo@mail.com',
    'bo@firma.dk',
    'gmial.com',
    '',
  ])('finds nothing to ask about in %j', (email) => expect(meantDomain(email)).toBeNull());

  it('leaves what stands before the domain as it is', () =>
    expect(withDomain(' Bo.Dam@gmial.com', 'gmail.com')).toBe('Bo.Dam@gmail.com'));
});
