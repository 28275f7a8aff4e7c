import { z } from 'zod';
import {
  call,
  defineContract,
  Done,
  Instant,
  Language,
  ObjectIdString,
  oneLine,
  optionalText,
  pageInput,
  pageOf,
  PartyRef,
  requiredText,
  Sid,
} from '../define';
import { partyErrors } from './errors';

/** Spec section 1: the event types, in the order the wizard offers them. */
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

/** How many fields of their own a host may ask guests for. */
export const RSVP_FIELDS_MAX = 20;

/**
 * Something more a host asks in the RSVP form (spec section 3, RsvpField): a line of text, or a choice to tick. `hidden` is
 * not asked any more, and its answers are kept.
 */
export const RsvpField = z.object({
  /** The host's browser makes it; it never changes, since answers are kept under it. */
  id: z.string().regex(/^[A-Za-z0-9_-]{1,24}$/, 'invalid'),
  name: requiredText(120),
  type: z.enum(['text', 'choice']),
  required: z.boolean().default(false),
  hidden: z.boolean().default(false),
});
export type RsvpField = z.output<typeof RsvpField>;

/** Spec section 2, Settings screen: what a host decides about the party besides its page. */
export const PartySettings = z.object({
  rsvpEnabled: z.boolean(),
  rsvpRestricted: z.boolean(),
  rsvpDeadlineEnabled: z.boolean(),
  /** Reply-by date, as a calendar day in the event's zone: YYYY-MM-DD. */
  suDate: z.iso.date().nullable(),
  /** Guests say how many they are. */
  guestCountChoiceEnabled: z.boolean(),
  /** The host's replies in a thread are not mailed to the guest. */
  rsvpReplyEmailDisabled: z.boolean(),
  rsvpFields: z
    .array(RsvpField)
    .max(RSVP_FIELDS_MAX, 'too_many_fields')
    .refine((fields) => new Set(fields.map(({ id }) => id)).size === fields.length, 'invalid'),
  language: Language,
});
export type PartySettings = z.output<typeof PartySettings>;

/** One of ours (media.listHeroImages): a page or a mail never fetches from elsewhere. */
const HeroImagePath = z
  .string()
  .max(300)
  .regex(/^\/media\/[\w-]+(\/[\w-]+)*\.jpg$/, 'invalid');

/** What a host writes on the page. `body` and `description` are HTML, sanitised on the way in. */
export const PartyContent = z.object({
  title: requiredText(200),
  body: optionalText(50_000),
  description: optionalText(50_000),
  /** Start of the event, UTC. */
  date: Instant,
  /** IANA zone of the event, e.g. Europe/Copenhagen: "event day" and "end of the reply-by date" are in it. */
  zone: z.string().max(64).default('Europe/Copenhagen'),
  heroImage: HeroImagePath.nullable().default(null),
  location: Location,
  themeName: ThemeName.default('default'),
  /** Reply-by date, as a calendar day in the event's zone: YYYY-MM-DD. */
  suDate: z.iso.date().nullable().default(null),
});

/** Spec section 3, Party, as far as this product has come. */
export const Party = PartyContent.extend({
  ...PartySettings.shape,
  id: ObjectIdString,
  sid: Sid,
  slug: z.string().nullable(),
  type: PartyType,
  plan: Plan,
  isOwner: z.boolean(),
  isCohost: z.boolean(),
});
export type Party = z.output<typeof Party>;

/** A card of the parties list (spec section 2, /parties). */
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

export const party = defineContract('party', partyErrors, {
  createParty: call({
    summary: 'Create a party from what the wizard and the page editor produced.',
    access: 'user',
    input: CreatePartyInput,
    output: Party,
    idempotent: false,
    http: { method: 'POST', path: '/api/party' },
  }),
  listParties: call({
    summary: "The user's parties, latest event first.",
    access: 'user',
    input: z.object(pageInput(['date'], 50)),
    output: pageOf(PartySummary),
    idempotent: true,
    http: { method: 'GET', path: '/api/party' },
  }),
  getParty: call({
    summary: 'A party page, by id, short id or slug, for anyone who has its link.',
    access: 'guest',
    input: z.object({ partyId: PartyRef }),
    output: Party,
    idempotent: true,
    isShared: true,
    http: { method: 'GET', path: '/api/party/:partyId' },
  }),
  updateParty: call({
    summary: 'Save edits of the party page. Fields left out stay as they are. The date cannot change after the start.',
    access: 'editor',
    input: z.object({
      partyId: PartyRef,
      title: PartyContent.shape.title.optional(),
      body: PartyContent.shape.body.optional(),
      description: PartyContent.shape.description.optional(),
      date: PartyContent.shape.date.optional(),
      /** With the date it stands for another moment. */
      zone: z.string().max(64).optional(),
      heroImage: HeroImagePath.nullable().optional(),
      location: Location.optional(),
      themeName: ThemeName.optional(),
      suDate: z.iso.date().nullable().optional(),
    }),
    output: Party,
    idempotent: true,
    http: { method: 'PATCH', path: '/api/party/:partyId' },
  }),
  getCalendar: call({
    summary:
      'The party as an iCalendar file, for anyone who has its link. Later changes keep its UID and raise SEQUENCE.',
    access: 'guest',
    input: z.object({ partyId: PartyRef, after: z.null().default(null) }),
    output: z.object({ text: z.string(), next: z.null() }),
    idempotent: true,
    http: {
      method: 'GET',
      path: '/api/party/:partyId/calendar.ics',
      answer: 'download',
      contentType: 'text/calendar; charset=utf-8',
    },
  }),
  searchPlaces: call({
    summary:
      'Places that what is typed may mean, at most five. Empty when the map service does not answer: an address alone will do.',
    access: 'public',
    input: z.object({ text: z.string().trim().min(3, 'invalid').max(200, 'too_long') }),
    output: z.object({ places: z.array(Place) }),
    idempotent: true,
    http: { method: 'GET', path: '/api/places', perMinute: 60 },
  }),
  updateSettings: call({
    summary:
      'Save settings. Fields left out stay as they are. A deadline needs a reply-by date: without one it is off, and ' +
      'a first reply-by date turns it on.',
    access: 'editor',
    input: PartySettings.partial().extend({ partyId: PartyRef }),
    output: Party,
    idempotent: true,
    http: { method: 'PATCH', path: '/api/party/:partyId/settings' },
  }),
  deleteParty: call({
    summary: 'Delete the party and everything that belongs to it.',
    access: 'owner',
    input: z.object({ partyId: PartyRef }),
    output: Done,
    idempotent: true,
    http: { method: 'DELETE', path: '/api/party/:partyId' },
  }),
  getAccess: call({
    summary: 'What a user (or, without one, a guest) is to a party. `party` is null when there is no such party.',
    access: 'internal',
    input: z.object({ partyId: PartyRef, userId: ObjectIdString.nullable() }),
    output: z.object({
      party: z.object({ id: ObjectIdString, role: z.enum(['guest', 'editor', 'owner']) }).nullable(),
    }),
    idempotent: true,
  }),
  describeParty: call({
    summary: 'The party as other services need it: its page, rules and owner.',
    access: 'internal',
    input: z.object({ partyId: ObjectIdString }),
    output: z.object({ party: Party.omit({ isOwner: true, isCohost: true }), ownerId: ObjectIdString }),
    idempotent: true,
    isShared: true,
  }),
});
