import { describe, expect, it } from '@jest/globals';
import { TEXT_COUNTRIES, textCountry } from './text-countries';

describe('the countries to which texts are sent', () => {
  it.each([
    ['+4520123456', 'DK'],
    ['+298212345', 'FO'],
    ['+299221234', 'GL'],
    ['+46701234567', 'SE'],
    ['+4741234567', 'NO'],
    ['+358401234567', 'FI'],
    ['+447911123456', 'GG'],
    ['+12025550123', 'US'],
    ['+16045551234', 'CA'],
    ['+41781234567', 'CH'],
  ])('include that of %s', (phone, country) => {
    expect(textCountry(phone)).toBe(country);
  });

  it.each([
    ['+79161234567', 'Russia'],
    ['+77011234567', 'Kazakhstan, which shares the code of Russia'],
    ['+18765551234', 'Jamaica, which shares the code of the United States'],
    ['+262692123456', 'Réunion'],
    ['+8613812345678', 'China'],
    ['+0', 'no country'],
    ['', 'no country'],
  ])('do not include that of %s (%s)', (phone) => {
    expect(textCountry(phone)).toBeNull();
  });

  it('are those of the European Union, the Nordic countries and a few more', () => {
    expect(new Set(TEXT_COUNTRIES).size).toBe(41);
  });
});
