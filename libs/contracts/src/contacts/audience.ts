import { z } from 'zod';
import { ObjectIdString, optionalText, Sid } from '../define';
import { GuestState } from './filter';
import { Tag } from './tag';

/**
 * all: everybody on the list; missing: guests who have neither received an invitation nor replied; custom: chosen guests; rsvp and
 * withoutRsvp: guests with and without a reply; rsvpYes and rsvpNo: guests who accepted and who declined; photos: guests
 * who accepted, or are invited and have not declined.
 */
export const AUDIENCES = ['all', 'missing', 'custom', 'rsvp', 'withoutRsvp', 'rsvpYes', 'rsvpNo', 'photos'] as const;
export const Audience = z.enum(AUDIENCES);
export type Audience = z.output<typeof Audience>;

/** The most contacts that can be picked or left out one by one, because their short ids are sent in an address. */
export const MAX_PICKED = 500;
/** The most people of an audience that can be requested at once. */
export const AUDIENCE_PAGE_SIZE = 1000;
/** More characters than that many short ids and commas have. */
const LONGEST = (MAX_PICKED + 1) * 9;
/** Short ids: a list, or a text with commas from a query string. `code` is the error when there are too many. */
export const sids = (code: string) =>
  z
    .union([z.array(z.string()), z.string().transform((text) => text.slice(0, LONGEST).split(',').filter(Boolean))])
    .pipe(z.array(Sid).max(MAX_PICKED, { error: code, abort: true }))
    .default([]);

/**
 * Chosen guests: those in `picked`, or with a `search` everybody whom it finds, of the state and with the tag if these are
 * given, except those in `except`.
 */
export const selectionFields = {
  picked: sids('too_many_picked'),
  search: optionalText(100).nullable().default(null),
  except: sids('too_many_excepted'),
  guestState: GuestState.optional(),
  tag: Tag.optional(),
};

/**
 * The audience of a send. `custom` is either the contacts in `picked` or, with a `search`, everybody whom the
 * search finds except those in `except`; an empty search finds everybody; `guestState` and `tag` restrict what it finds. The other audiences need none of the
 * three (rule: audience-chosen).
 */
export const audienceFields = {
  audience: Audience,
  ...selectionFields,
};

/**
 * Whether a guest gets texts. `stopped`: the number has unsubscribed; `abroad`: its country is not supported; `none`:
 * the guest has no number or wants no texts; `lost`: a text did not reach the number, and the host has not changed it since
 * (rules: text-countries, unsubscribe-texts, number-unreached).
 */
export const TextReach = z.enum(['text', 'stopped', 'abroad', 'lost', 'none']);
export type TextReach = z.output<typeof TextReach>;

/** A guest in the audience of a send. `unreachable`: has no address or receives no e-mail. */
export const Addressed = z.object({
  id: ObjectIdString,
  name: z.string(),
  email: z.string().nullable(),
  receives: z.enum(['mail', 'unsubscribed', 'unreachable']),
  phone: z.string().nullable(),
  texts: TextReach,
});
export type Addressed = z.output<typeof Addressed>;

/** Who gets texts of a send: nobody, those whom no mail reaches, or all who want them (rule: text-channel). */
export const TextsOfSend = z.enum(['none', 'unmailed', 'all']);
export type TextsOfSend = z.output<typeof TextsOfSend>;

/** An address or a number that several guests of a send have. `names`: some of them, `guests`: how many they are. */
export const SharedAddress = z.object({
  address: z.string(),
  channel: z.enum(['mail', 'text']),
  names: z.array(z.string()),
  guests: z.number().int(),
});
export type SharedAddress = z.output<typeof SharedAddress>;

/**
 * Size of an audience: contacts = mail + unsubscribed + those who cannot be mailed = text + textUnsubscribed + abroad
 * + those who want no texts or whose number no text reaches.
 */
export const AudienceCount = z.object({
  contacts: z.number().int(),
  mail: z.number().int(),
  unsubscribed: z.number().int(),
  /** Guests who get a text. */
  text: z.number().int().default(0),
  /** Those of them whom no mail reaches. */
  textUnmailed: z.number().int().default(0),
  /** Guests who would get a text if their number had not unsubscribed. */
  textUnsubscribed: z.number().int().default(0),
  /** Guests who want texts at a number in a country that is not supported. */
  abroad: z.number().int().default(0),
  /** Only when there are fewer than 50 contacts (rule: presend-details). */
  ids: z.array(Addressed).nullable(),
});
export type AudienceCount = z.output<typeof AudienceCount>;

/** Somebody of an audience: who gets a mail, a text or both, or would if they had not unsubscribed. */
export const AudienceMember = z.object({
  id: ObjectIdString,
  sid: Sid,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  mail: z.enum(['mail', 'unsubscribed', 'none']),
  text: TextReach,
  /** In a send without texts: a text would reach the guest, and no mail does. */
  byText: z.boolean().optional(),
});
export type AudienceMember = z.output<typeof AudienceMember>;

/** One recipient, as frozen into a send. */
export const Recipient = z.object({ id: ObjectIdString, sid: Sid, name: z.string(), email: z.string() });
export type Recipient = z.output<typeof Recipient>;
