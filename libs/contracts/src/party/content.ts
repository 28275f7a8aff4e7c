import { z } from 'zod';
import { hostHtml, Instant, Language, ObjectIdString, oneLine, requiredText, Sid } from '../define';

/** The event types, in the order the wizard offers them (rule: party-types). */
export const PARTY_TYPES = [
  'party',
  'birthday',
  'wedding',
  'baptism',
  'confirmation',
  'anniversary',
  'christmas',
] as const;
export const PartyType = z.enum(PARTY_TYPES);
export type PartyType = z.output<typeof PartyType>;

export const Plan = z.enum(['free', 'premium', 'pro']);
export type Plan = z.output<typeof Plan>;
export const ThemeName = z.enum(['legacyDefault', 'default']);

/** Degrees, WGS 84; null when the address was typed and not looked up. */
export const Location = z.object({
  address: oneLine(300),
  latitude: z.number().min(-90).max(90).nullable().default(null),
  longitude: z.number().min(-180).max(180).nullable().default(null),
});
export type Location = z.output<typeof Location>;

/** A place the map service knows. */
export const Place = z.object({
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type Place = z.output<typeof Place>;

const RsvpFieldType = z.enum(['text', 'choice']);

/** How many fields of their own a host may ask guests for. */
export const RSVP_FIELDS_MAX = 20;

/**
 * Something more a host asks in the RSVP form (rule: settings-fields): a line of text, or a choice to tick. `hidden` is
 * not asked any more, and its answers are kept.
 */
export const RsvpField = z.object({
  /** The host's browser makes it; it never changes, since answers are kept under it. */
  id: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,24}$/, 'invalid')
    // Answers are kept under it, and every object has these.
    .refine((id) => !(id in {}), 'invalid'),
  name: requiredText(120),
  type: RsvpFieldType,
  required: z.boolean().default(false),
  hidden: z.boolean().default(false),
});
export type RsvpField = z.output<typeof RsvpField>;

/** What a host decides about the party besides its page (rule: settings-page). */
export const PartySettings = z.object({
  rsvpEnabled: z.boolean(),
  rsvpRestricted: z.boolean(),
  rsvpDeadlineEnabled: z.boolean(),
  /** Reply-by date, as a calendar day in the event's zone: YYYY-MM-DD. */
  suDate: z.iso.date().nullable(),
  /** Guests say how many they are. */
  guestCountChoiceEnabled: z.boolean(),
  /** The host's replies in a thread are not mailed to the guest (rule: settings-thread-mail). */
  rsvpReplyEmailDisabled: z.boolean(),
  rsvpFields: z
    .array(RsvpField)
    .max(RSVP_FIELDS_MAX, 'too_many_fields')
    .refine((fields) => new Set(fields.map(({ id }) => id)).size === fields.length, 'invalid'),
  language: Language,
});
export type PartySettings = z.output<typeof PartySettings>;

/** One of ours (media.listHeroImages): a page or a mail never fetches from elsewhere (rule: hero-is-ours). */
export const HeroImagePath = z
  .string()
  .max(300)
  .regex(/^\/media\/[\w-]+(\/[\w-]+)*\.jpg$/, 'invalid');

/** Characters of a page's HTML, as it is written and as it is kept. */
export const PAGE_TEXT_MAX = 50_000;

/** What a host writes on the page. `body` and `description` are HTML, sanitised on the way in (rule: party-content). */
export const PartyContent = z.object({
  title: requiredText(200),
  body: hostHtml(PAGE_TEXT_MAX),
  description: hostHtml(PAGE_TEXT_MAX),
  /** Start of the event, UTC. */
  date: Instant,
  /**
   * IANA zone of the event, e.g. Europe/Copenhagen: "event day" and "end of the reply-by date" are in it
   * (rule: party-zone).
   */
  zone: z.string().max(64).default('Europe/Copenhagen'),
  heroImage: HeroImagePath.nullable().default(null),
  location: Location,
  themeName: ThemeName.default('default'),
  /** Reply-by date, as a calendar day in the event's zone: YYYY-MM-DD. */
  suDate: z.iso.date().nullable().default(null),
});

/**
 * A party as it is kept. Answers describe, and bound nothing: what was taken once must be readable whatever is made of it
 * on the way in, and whatever is taken today (rule: outputs-are-checked).
 */
export const Party = z.object({
  id: ObjectIdString,
  sid: Sid,
  slug: z.string().nullable(),
  type: PartyType,
  language: Language,
  plan: Plan,
  title: z.string(),
  body: z.string(),
  description: z.string(),
  date: Instant,
  zone: z.string(),
  heroImage: z.string().nullable(),
  location: z.object({ address: z.string(), latitude: z.number().nullable(), longitude: z.number().nullable() }),
  themeName: ThemeName,
  suDate: z.string().nullable(),
  rsvpEnabled: z.boolean(),
  rsvpRestricted: z.boolean(),
  rsvpDeadlineEnabled: z.boolean(),
  guestCountChoiceEnabled: z.boolean(),
  rsvpReplyEmailDisabled: z.boolean(),
  rsvpFields: z.array(
    z.object({ id: z.string(), name: z.string(), type: RsvpFieldType, required: z.boolean(), hidden: z.boolean() }),
  ),
  isOwner: z.boolean(),
  isCohost: z.boolean(),
  /** Grows by one with every save; the ETag. */
  version: z.number().int(),
});
export type Party = z.output<typeof Party>;

/** A card of the parties list (rule: party-card). */
export const PartySummary = Party.pick({
  id: true,
  sid: true,
  slug: true,
  title: true,
  date: true,
  zone: true,
  heroImage: true,
  plan: true,
  type: true,
  isCohost: true,
});
export type PartySummary = z.output<typeof PartySummary>;

export const CreatePartyInput = PartyContent.extend({ type: PartyType, language: Language });
