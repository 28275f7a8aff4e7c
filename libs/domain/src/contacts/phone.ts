import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Converts a phone number as people write it to E.164. Without a country code it is Danish. Null when it is no
 * number.
 */
export function toPhone(text: string): string | null {
  const phone = parsePhoneNumberFromString(text.trim().replace(/^00(?=[1-9])/, '+'), 'DK');
  return phone?.isValid() ? phone.number : null;
}

/** Formats an E.164 number for people: +45 20 12 34 56. */
export const showPhone = (phone: string): string => parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
