import type { Language, Problems } from '@festlig/contracts/define';
import { toPhone } from '../contacts/phone';

const isBlank = (phone: string | null): phone is null => phone === null || phone.trim() === '';

/**
 * Checks a user's own number for the form and the service: none, or a valid international one. A missing country code
 * has a code of its own, because that is what most people forget (rule: account-phone).
 */
export function checkOwnPhone(phone: string | null): Problems<'phone', 'phone_needs_plus' | 'phone_invalid'> {
  if (isBlank(phone)) return {};
  if (!phone.trim().startsWith('+')) return { phone: { code: 'phone_needs_plus' } };
  return toPhone(phone) === null ? { phone: { code: 'phone_invalid' } } : {};
}

/**
 * A number as the form sends it. In Danish one without a country code is Danish, as it is on a guest list; in other languages
 * it stays as it was typed, and is refused (rule: account-phone).
 */
export const withCountryCode = (phone: string, language: Language): string =>
  language === 'da' && !phone.trim().startsWith('+') ? (toPhone(phone) ?? phone) : phone;

/** Only an account with a number can verify it (rule: verify-phone). */
export const checkPhoneGiven = (phone: string | null): Problems<'phone', 'phone_missing'> =>
  isBlank(phone) ? { phone: { code: 'phone_missing' } } : {};

/** A checked number in the form in which it is stored: E.164, null for blank text. */
export const keptPhone = (phone: string | null): string | null => (isBlank(phone) ? null : toPhone(phone));
