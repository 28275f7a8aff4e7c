import { z } from 'zod';
import { ObjectIdString, Sid } from '../define';

/**
 * Spec section 9. all: everybody on the list; missing: those who have not received an invitation; custom: those picked;
 * rsvp and withoutRsvp: those who have replied, and have not; rsvpYes and rsvpNo: what they replied.
 */
export const AUDIENCES = ['all', 'missing', 'custom', 'rsvp', 'withoutRsvp', 'rsvpYes', 'rsvpNo'] as const;
export const Audience = z.enum(AUDIENCES);
export type Audience = z.output<typeof Audience>;

/** The most contacts one can pick by hand: their short ids travel in an address. */
export const MAX_PICKED = 500;
const Sids = z.array(Sid).max(MAX_PICKED, 'too_long');
/** The contacts of the audience `custom`, by short id: a list, or its query string form, joined by commas. */
export const Picked = z
  .union([
    Sids,
    z
      .string()
      .transform((text) => text.split(',').filter((sid) => sid !== ''))
      .pipe(Sids),
  ])
  .default([]);

/** Somebody a send would be for: `unreachable` has no address or wants no e-mail. */
export const Addressed = z.object({
  id: ObjectIdString,
  name: z.string(),
  email: z.string().nullable(),
  receives: z.enum(['mail', 'unsubscribed', 'unreachable']),
});
/** Whom an audience holds: contacts = mail + unsubscribed + those without a way to be mailed. */
export const AudienceCount = z.object({
  contacts: z.number().int(),
  mail: z.number().int(),
  unsubscribed: z.number().int(),
  /** Only when there are fewer than 50 contacts (spec section 9). */
  ids: z.array(Addressed).nullable(),
});
export type AudienceCount = z.output<typeof AudienceCount>;

/** One person to mail, as frozen into a send. */
export const Recipient = z.object({ id: ObjectIdString, sid: Sid, name: z.string(), email: z.string() });
export type Recipient = z.output<typeof Recipient>;
