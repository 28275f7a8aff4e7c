import { z } from 'zod';
import { Language, ObjectIdString, oneLine, requiredText } from '../define';
import { asSender } from './sender-name';

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

/** A user's name, which is the sender's name of mails (rule: sender-name). */
export const SenderName = asSender(requiredText(120));

/** A phone number as it was typed; blank text means none. `checkOwnPhone` says what is accepted (rule: account-phone). */
const PhoneText = oneLine(40).nullable();

/** The settings that users can change (rule: account-page). `mute…` true = this kind of mail is off. */
export const UserInput = User.pick({ marketingConsent: true, muteRsvps: true, muteRsvpMessages: true, language: true })
  .extend({ name: SenderName, phone: PhoneText })
  .partial();
