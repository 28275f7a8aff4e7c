import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

const CODES = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)));
/** Groups of digits as phone numbers are written: 20 12 34 56, (+45) 20-12-34-56. */
const GROUPS = /(?<!\S)[+(]*\d[\d\s()/-]*(?!\S)/g;
/**
 * Fewest digits of a number that is joined, and of one from which leading zeros are removed; fewer may be part of a
 * name.
 */
const [JOINED, CODED] = [4, 6];

/** The words by which a phone number in E.164 is found: its digits with and without the country code. */
export function phoneWords(phone: string | null): string[] {
  const digits = phone?.slice(1) ?? '';
  const code = [1, 2, 3].map((length) => digits.slice(0, length)).find((start) => CODES.has(start));
  return digits === '' ? [] : [digits, digits.slice(code?.length ?? 0)];
}

/** Replaces each phone number in a search text with one word as `phoneWords` makes it, without leading zeros. */
export const withPhonesJoined = (search: string): string =>
  search.replace(GROUPS, (groups) => {
    const digits = groups.replace(/\D/g, '');
    if (digits.length < JOINED) return groups;
    return digits.length < CODED ? digits : digits.replace(/^0+/, '');
  });
