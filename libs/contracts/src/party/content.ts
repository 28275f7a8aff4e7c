import { z } from 'zod';
import {
  Currency,
  hostHtml,
  Instant,
  isObjectId,
  Language,
  ObjectIdString,
  oneLine,
  Price,
  requiredText,
  Sid,
} from '../define';
import { speaksForUs } from '../identity/names-us';
import { asSender } from '../identity/sender-name';
import { Lettering, PageColour, PageLayout, StoredColour } from './look';
import { Location, Programme, StoredProgrammeItem } from './programme';

/** The event types, in the order of the wizard (rule: party-types). */
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

/** What only some plans have, or what an operator has enabled for a party or for all (rule: party-features). */
export const FEATURES = ['rsvp_fields', 'custom_url', 'photos', 'sms_sender', 'cohosts', 'import'] as const;
export const Feature = z.enum(FEATURES);
export type Feature = z.output<typeof Feature>;

/** `link`: only for those who have the link; search engines are told not to index it (rule: party-visibility). */
export const Visibility = z.enum(['public', 'link']);
export type Visibility = z.output<typeof Visibility>;

export const ThemeName = z.enum(['legacyDefault', 'default']);

/** A place from the map service. */
export const Place = z.object({
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type Place = z.output<typeof Place>;

const RsvpFieldType = z.enum(['text', 'choice']);

/** Most questions of their own that a host may ask. */
export const RSVP_FIELDS_MAX = 20;

/**
 * A host's own question in the reply form (rule: settings-fields): a line of text, or a choice to tick. `hidden`
 * questions are no longer asked, and their answers are kept. `onlyComing`: a required question that guests who decline are
 * not asked (rule: reply-required-of-decliners).
 */
export const RsvpField = z.object({
  /** Made by the host's browser. It never changes, because answers are stored under it. */
  id: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,24}$/, 'invalid')
    // These are inherited by every object, so no answer can be stored under them.
    .refine((id) => !(id in {}), 'invalid'),
  name: requiredText(120),
  type: RsvpFieldType,
  required: z.boolean().default(false),
  hidden: z.boolean().default(false),
  onlyComing: z.boolean().default(false),
});
export type RsvpField = z.output<typeof RsvpField>;

/** Most links of their own that a host may show. */
export const ACTIONS_MAX = 10;

const hasNoUser = (address: string): boolean => !/^https?:[\\/]*[^\\/?#]*@/i.test(address);

/** A web address, without a user's name, which would hide where it leads. */
export const ActionAddress = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'link_invalid' })
  .max(500, 'too_long')
  .refine(hasNoUser, 'link_invalid');
export const ActionLabel = requiredText(60).refine((label) => !speaksForUs(label), 'name_passes_for_ours');

/** From web address to label; the order is kept. */
const PartyActions = z
  .record(ActionAddress, ActionLabel)
  .refine((actions) => Object.keys(actions).length <= ACTIONS_MAX, 'too_many_actions');

/** Fewest and most characters of a party's own address. */
export const SLUG_MIN = 4;
export const SLUG_MAX = 60;
/** Most addresses of its own that one party can have had, the present one among them (rule: slug-limit). */
export const SLUGS_MAX = 10;

/** A party's own address (rules: slug-form, slug-length). What looks like an id is refused: a reference is read as an id first. */
export const Slug = z
  .string()
  .regex(/^[_-]*[a-z0-9][a-z0-9_-]*$/, { error: 'slug_invalid', abort: true })
  .min(SLUG_MIN, 'too_short')
  .max(SLUG_MAX, 'too_long')
  .refine((slug) => !Sid.safeParse(slug).success && !isObjectId(slug), 'slug_like_id');

/** Why an address cannot be saved. */
export const SlugProblem = z.enum([
  'slug_invalid',
  'too_short',
  'too_long',
  'slug_like_id',
  'slug_reserved',
  'slug_taken',
  'too_many_addresses',
]);
export type SlugProblem = z.output<typeof SlugProblem>;

/** Settings of the party besides its page (rule: settings-page). */
export const PartySettings = z.object({
  rsvpEnabled: z.boolean(),
  rsvpRestricted: z.boolean(),
  rsvpDeadlineEnabled: z.boolean(),
  /** Reply-by date, as a calendar day in the event's zone: YYYY-MM-DD. */
  suDate: z.iso.date().nullable(),
  /** Guests state how many people they are. */
  guestCountChoiceEnabled: z.boolean(),
  /** Neither receipts nor the host's messages in a thread are mailed to guests (rule: settings-thread-mail). */
  rsvpReplyEmailDisabled: z.boolean(),
  rsvpFields: z
    .array(RsvpField)
    .max(RSVP_FIELDS_MAX, 'too_many_fields')
    .refine((fields) => new Set(fields.map(({ id }) => id)).size === fields.length, 'invalid'),
  /** The party does not take place (rule: party-cancelled). */
  cancelled: z.boolean(),
  language: Language,
  /** The party's own address; null = only its short id (rule: slug-form). */
  slug: Slug.nullable(),
  /** Texts are sent from the host's own verified number (rule: settings-sms-sender). */
  smsUseSenderNumber: z.boolean(),
  wishlistReservationsEnabled: z.boolean(),
  visibility: Visibility,
  /** Links of the host's own below the title: from address to label (rule: party-actions). */
  actions: PartyActions,
  photosEnabled: z.boolean(),
  photosUploadedByGuests: z.boolean(),
  photosPublicEnabled: z.boolean(),
  photosPublicDefaultEnabled: z.boolean(),
  photoBookEnabled: z.boolean(),
  /** From this moment on the gallery is open to guests; null = from now on (rule: photo-open-later). */
  photosEnabledDate: Instant.nullable(),
});
export type PartySettings = z.output<typeof PartySettings>;

/**
 * One of our own images (media.listHeroImages): pages and mails never load images from elsewhere (rule:
 * hero-is-ours).
 */
export const HeroImagePath = z
  .string()
  .max(300)
  .regex(/^\/media\/[\w-]+(\/[\w-]+)*\.jpg$/, 'invalid');

/** Most characters of a page's HTML, as written and as stored. */
export const PAGE_TEXT_MAX = 50_000;

/**
 * Who invites, in the host's words, and so the sender's name of mails to guests; empty where the name of the owner's account says
 * it (rules: party-invited-by, sender-name).
 */
export const InvitedBy = asSender(oneLine(100));

/** The content of the page. `body` and `description` are HTML, sanitised on input (rule: party-content). */
export const PartyContent = z.object({
  title: requiredText(200).refine((title) => !speaksForUs(title), 'name_passes_for_ours'),
  body: hostHtml(PAGE_TEXT_MAX),
  description: hostHtml(PAGE_TEXT_MAX),
  /** Start of the event, UTC. */
  date: Instant,
  /**
   * IANA zone of the event, e.g. Europe/Copenhagen. "Event day" and "end of the reply-by date" refer to it (rule:
   * party-zone).
   */
  zone: z.string().max(64).default('Europe/Copenhagen'),
  /** End of the event, UTC; null when nobody says (rule: event-end). */
  endDate: Instant.nullable().default(null),
  heroImage: HeroImagePath.nullable().default(null),
  location: Location,
  /** What happens when and where, in any order (rule: party-programme). */
  programme: Programme.default([]),
  themeName: ThemeName.default('default'),
  lettering: Lettering.default('picture'),
  colour: PageColour.default('picture'),
  layout: PageLayout.default('picture'),
  /** Reply-by date, as a calendar day in the event's zone: YYYY-MM-DD. */
  suDate: z.iso.date().nullable().default(null),
  invitedBy: InvitedBy.default(''),
});

/**
 * A party as stored. Outputs have no limits: what was accepted once must be readable, whatever the input rules are
 * today (rule: outputs-are-checked).
 */
export const Party = z.object({
  id: ObjectIdString,
  sid: Sid,
  slug: z.string().nullable(),
  type: PartyType,
  language: Language,
  plan: Plan,
  /** The name of the owner's account; null while it is unknown, and from services of earlier versions. */
  hostName: z.string().nullable().default(null),
  /** Left out by services of earlier versions. */
  invitedBy: z.string().default(''),
  title: z.string(),
  body: z.string(),
  description: z.string(),
  date: Instant,
  zone: z.string(),
  /** Left out by services of earlier versions, as is the programme. */
  endDate: Instant.nullable().default(null),
  heroImage: z.string().nullable(),
  location: z.object({ address: z.string(), latitude: z.number().nullable(), longitude: z.number().nullable() }),
  /** In the order of time. */
  programme: z.array(StoredProgrammeItem).default([]),
  themeName: ThemeName,
  /** Left out by services of earlier versions, as are colour and layout. */
  lettering: Lettering.default('picture'),
  colour: StoredColour.default('picture'),
  layout: PageLayout.default('picture'),
  suDate: z.string().nullable(),
  rsvpEnabled: z.boolean(),
  rsvpRestricted: z.boolean(),
  rsvpDeadlineEnabled: z.boolean(),
  guestCountChoiceEnabled: z.boolean(),
  rsvpReplyEmailDisabled: z.boolean(),
  rsvpFields: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      type: RsvpFieldType,
      required: z.boolean(),
      hidden: z.boolean(),
      /** Left out by services of earlier versions, which asked only those who come. */
      onlyComing: z.boolean().default(true),
    }),
  ),
  smsUseSenderNumber: z.boolean(),
  wishlistReservationsEnabled: z.boolean(),
  /** Left out by services of earlier versions. */
  cancelled: z.boolean().default(false),
  visibility: Visibility,
  actions: z.record(z.string(), z.string()),
  photosEnabled: z.boolean(),
  photosUploadedByGuests: z.boolean(),
  photosPublicEnabled: z.boolean(),
  photosPublicDefaultEnabled: z.boolean(),
  photoBookEnabled: z.boolean(),
  photosEnabledDate: z.string().nullable(),
  /** The features that the party has today: its plan's, and those an operator has enabled. */
  features: z.array(Feature),
  /** `photos`: the most photos it may have, by its plan; null = no limit (rules: plan-limits, photo-unlimited). */
  limits: z.object({ photos: z.number().int().nullable() }),
  /** What can be bought for this party besides a plan. */
  prices: z.object({ unlimited_photos: z.record(Currency, Price) }),
  /** The pages to which the invitation links the caller. */
  pages: z.object({ photos: z.boolean(), wishlist: z.boolean() }).default({ photos: false, wishlist: false }),
  isOwner: z.boolean(),
  isCohost: z.boolean(),
  /** Increases by one with every save; used as the ETag. */
  version: z.number().int(),
});
export type Party = z.output<typeof Party>;

/** A card in the list of parties (rule: party-card). */
export const PartySummary = Party.pick({
  id: true,
  sid: true,
  slug: true,
  title: true,
  date: true,
  zone: true,
  heroImage: true,
  lettering: true,
  plan: true,
  type: true,
  cancelled: true,
  isCohost: true,
});
export type PartySummary = z.output<typeof PartySummary>;

/** A page can be made without its texts. */
export const CreatePartyInput = PartyContent.extend({
  body: PartyContent.shape.body.default(''),
  description: PartyContent.shape.description.default(''),
  type: PartyType,
  language: Language,
});
