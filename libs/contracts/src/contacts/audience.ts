import { z } from 'zod';
import { ObjectIdString, optionalText, Sid } from '../define';

/**
 * all: everybody on the list; missing: those who have not received an invitation; custom: those chosen;
 * rsvp and withoutRsvp: those who have replied, and have not; rsvpYes and rsvpNo: what they replied.
 */
export const AUDIENCES = ['all', 'missing', 'custom', 'rsvp', 'withoutRsvp', 'rsvpYes', 'rsvpNo'] as const;
export const Audience = z.enum(AUDIENCES);
export type Audience = z.output<typeof Audience>;

/** The most contacts one can pick, or leave out, one by one: their short ids travel in an address. */
export const MAX_PICKED = 500;
/** More characters than so many short ids and commas have are of no use. */
const LONGEST = (MAX_PICKED + 1) * 9;
/** Short ids: a list, or its query string form, joined by commas. `code`: what is said when there are too many. */
const sids = (code: string) =>
  z
    .union([z.array(z.string()), z.string().transform((text) => text.slice(0, LONGEST).split(',').filter(Boolean))])
    .pipe(z.array(Sid).max(MAX_PICKED, { error: code, abort: true }))
    .default([]);

/**
 * Whom a send is for. The audience `custom` is either those `picked`, or, with a `search`, everybody whom it finds on the
 * guest list but for those left out by `except`; an empty search finds everybody. The others need none of the three
 * (rule: audience-chosen).
 */
export const audienceFields = {
  audience: Audience,
  picked: sids('too_many_picked'),
  search: optionalText(100).nullable().default(null),
  except: sids('too_many_excepted'),
};

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
  /** A search found more than are counted while somebody waits: there are at least as many. */
  atLeast: z.boolean().default(false),
  /** Only when there are fewer than 50 contacts (rule: presend-details). */
  ids: z.array(Addressed).nullable(),
});
export type AudienceCount = z.output<typeof AudienceCount>;

/** One person to mail, as frozen into a send. */
export const Recipient = z.object({ id: ObjectIdString, sid: Sid, name: z.string(), email: z.string() });
export type Recipient = z.output<typeof Recipient>;
