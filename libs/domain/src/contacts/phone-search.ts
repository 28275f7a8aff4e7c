import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

const CODES = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)));
/** Groups of digits, as numbers are written: 20 12 34 56, (+45) 20-12-34-56. */
const GROUPS = /(?<!\S)[+(]*\d[\d\s()/-]*(?!\S)/g;
/** Fewer digits are no number yet, or part of a name; fewer of the second do not begin with a code. */
const [JOINED, CODED] = [4, 6];

/** What a phone number in E.164 is found by: its digits, with the country code and without. */
export function phoneWords(phone: string | null): string[] {
  const digits = phone?.slice(1) ?? '';
  const code = [1, 2, 3].map((length) => digits.slice(0, length)).find((start) => CODES.has(start));
  return digits === '' ? [] : [digits, digits.slice(code?.length ?? 0)];
}

/** The text of a search with each phone number in it as `phoneWords` has it: one word, no zeros before it. */
export const withPhonesJoined = (search: string): string =>
  search.replace(GROUPS, (groups) => {
    const digits = groups.replace(/\D/g, '');
    if (digits.length < JOINED) return groups;
    return digits.length < CODED ? digits : digits.replace(/^0+/, '');
  });
