import { z } from 'zod';
import { Language, ObjectIdString, oneLine, requiredText } from '../define';
import { holdsAddress } from './holds-address';
import { hasLetter } from './look-alikes';
import { namesUs } from './names-us';

/** A user; the field names are those of the HTTP API (rule: user-fields). */
export const User = z.object({
  id: ObjectIdString,
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  phone: z.string().nullable(),
  phone_verified: z.boolean(),
  marketingConsent: z.boolean(),
  muteRsvps: z.boolean(),
  muteRsvpMessages: z.boolean(),
  language: Language,
});
export type User = z.output<typeof User>;

/**
 * A user's name is the sender's name of mails, where an address, a link or our own name would impersonate somebody
 * (rule: sender-name).
 */
export const SenderName = requiredText(120)
  .refine((name) => !holdsAddress(name), 'name_holds_address')
  .refine((name) => !namesUs(name), 'name_passes_for_ours')
  .refine(hasLetter, 'invalid');

/** A phone number as it was typed; blank text means none. `checkOwnPhone` says what is accepted (rule: account-phone). */
const PhoneText = oneLine(40).nullable();

/** The settings that users can change (rule: account-page). `mute…` true = this kind of mail is off. */
export const UserInput = User.pick({ marketingConsent: true, muteRsvps: true, muteRsvpMessages: true, language: true })
  .extend({ name: SenderName, phone: PhoneText })
  .partial();
