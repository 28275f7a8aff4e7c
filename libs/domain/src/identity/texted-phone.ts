import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { rowOf } from './attempts';

/** The kinds of numbers that can be a mobile phone. Some countries do not tell mobile and fixed numbers apart. */
const MOBILE = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

/**
 * What is counted when a code is sent to a number (E.164): its country's calling code, and the row of numbers it is
 * part of. Null for a number that takes no texts: fixed lines, networks of no country, and numbers that cost
 * the caller extra. The data behind
 * it is large, so only services import this file.
 */
export function textedPhone(phone: string): { callingCode: string; row: string } | null {
  const number = parsePhoneNumberFromString(phone);
  if (!number?.isValid() || number.isNonGeographic() || !MOBILE.includes(number.getType() ?? '')) return null;
  return { callingCode: number.countryCallingCode, row: rowOf(number.number) };
}
