import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

/**
 * The countries to which texts are sent: the Nordic countries, the European Union, the EEA, the United Kingdom,
 * Switzerland, the United States and Canada, and the territories that share their numbers (rule: text-countries).
 */
export const TEXT_COUNTRIES = [
  ...['DK', 'FO', 'GL', 'SE', 'NO', 'SJ', 'FI', 'AX', 'IS'],
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'EE', 'ES', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL'],
  ...['PL', 'PT', 'RO', 'SI', 'SK', 'LI', 'GB', 'GG', 'JE', 'IM', 'CH', 'US', 'CA'],
] as readonly CountryCode[];

const SUPPORTED: ReadonlySet<string | undefined> = new Set(TEXT_COUNTRIES);
const COUNTRIES = Map.groupBy(getCountries(), (country) => getCountryCallingCode(country) as string);
const LONGEST_CODE = 3;

/**
 * The country of a valid E.164 number. Only a code of several countries needs the whole number, whose reading takes a
 * hundred times longer.
 */
function countryOf(phone: string): CountryCode | undefined {
  for (let length = 1; length <= LONGEST_CODE; length++) {
    const countries = COUNTRIES.get(phone.slice(1, 1 + length));
    if (countries) return countries.length === 1 ? countries[0] : parsePhoneNumberFromString(phone)?.country;
  }
  return undefined;
}

/** The country of a valid E.164 number, if texts are sent there; null otherwise. */
export function textCountry(phone: string): CountryCode | null {
  const country = countryOf(phone);
  return country !== undefined && SUPPORTED.has(country) ? country : null;
}
