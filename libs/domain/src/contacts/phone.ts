import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** E.164 of a number as people write it; without a country code it is Danish. Null when it is no number. */
export function toPhone(text: string): string | null {
  const phone = parsePhoneNumberFromString(text.trim().replace(/^00(?=[1-9])/, '+'), 'DK');
  return phone?.isValid() ? phone.number : null;
}

/** A number in E.164 as people read it: +45 20 12 34 56. */
export const showPhone = (phone: string): string => parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
