import { z } from 'zod';
import {
  call,
  defineContract,
  Done,
  Email,
  FormKey,
  Honeypot,
  Instant,
  MOST_PEOPLE,
  ObjectIdString,
  oneLine,
  optionalText,
  pageInput,
  foundPageOf,
  PartyRef,
  requiredText,
} from '../define';
import { MOST_ENLISTED } from '../contacts/contact';
import { RSVP_FIELDS_MAX } from '../party/content';
import { COMPANIONS_MAX, NAME_OF_COMPANION_MAX } from './companion-limits';
import { rsvpErrors } from './errors';
import * as http from './http';
import { MESSAGE_MAX } from './message-limits';

/** Replies per page (rule: default-page-size). */
export const RSVPS_PAGE_SIZE = 200;

/** Which replies a list has: `waiting` are those whose guests wait for the host's answer in the thread. */
export const WhichReplies = z.enum(['all', 'attending', 'rejected', 'waiting']);
export type WhichReplies = z.output<typeof WhichReplies>;

/** A message in the thread of a reply (rule: thread-messages). */
export const RsvpMessage = z.object({
  id: ObjectIdString,
  message: z.string(),
  createdAt: Instant,
  isHost: z.boolean(),
  /** Whether the party's owner wrote it; false where that is not known, as in messages of earlier versions. */
  byOwner: z.boolean().default(false),
});
export type RsvpMessage = z.output<typeof RsvpMessage>;

/** Answers to the party's own questions, by field id: a text, or true for a ticked choice. */
const Answers = z.record(z.string(), z.union([z.string(), z.boolean()]));
const GivenAnswers = z.record(z.string().max(24), z.union([optionalText(500), z.boolean()]));

/** The guest's own key to a reply: 12 characters of base58. */
const Rid = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{12}$/, 'invalid');

/** The part of a reply that guest and host both read. `rid` is the guest's own key to it, from the link `?rid`. */
const ShownRsvp = z.object({
  id: ObjectIdString,
  rid: z.string(),
  name: z.string(),
  /** The spelling of the HTTP API. */
  isComming: z.boolean(),
  numberOfPeople: z.number().int(),
  /** The names of those who come with the guest, as far as they are given; replies of earlier versions have none. */
  companions: z.array(z.string()).default([]),
  comment: z.string(),
  email: z.string().nullable(),
  createdAt: Instant,
  changedAt: Instant,
  hasEmail: z.boolean(),
  fields: Answers,
  /** Oldest first. */
  messages: z.array(RsvpMessage),
});

/** What a guest had answered before changing between yes and no (rule: earlier-answer). */
const Earlier = z.object({ isComming: z.boolean(), comment: z.string() });

/** A reply as its guest reads it. `isKnown`: the guest is on the guest list; only hosts learn as whom. */
export const OwnRsvp = ShownRsvp.extend({
  isKnown: z.boolean(),
  /** For the form, which brings back the number and the greeting of that answer. */
  earlier: Earlier.extend({ numberOfPeople: z.number().int() }).nullable().default(null),
});
export type OwnRsvp = z.output<typeof OwnRsvp>;

/**
 * A reply as hosts write it. `contact` is the known guest's id. `entered`: a host entered it and the guest has not
 * opened it since, so nobody has confirmed its address, and messages of hosts in its thread are not mailed.
 */
export const Rsvp = ShownRsvp.extend({ contact: ObjectIdString.nullable(), entered: z.boolean().default(false) });
export type Rsvp = z.output<typeof Rsvp>;

/**
 * A reply as hosts read it. `contactEmail` is a known guest's address on the guest list, which distinguishes guests
 * of the same name; null without one, and while the guest list is unavailable. Guests never get it, because a link
 * may have been passed on.
 */
export const HostRsvp = Rsvp.extend({
  contactEmail: z.string().nullable(),
  /** Null also when a host has changed the answer since. Its comment is the last one that was not empty. */
  earlier: Earlier.nullable().default(null),
  /** In a list, `messages` contains only the last message of the thread. */
  messageCount: z.number().int().default(0),
  /** Whether the guest waits for the host's answer (rule: reply-waits). */
  waits: z.boolean().default(false),
  /** Of a reply without `contact`: the guest on the list who has another reply (rule: reply-second). */
  secondOf: ObjectIdString.nullable().default(null),
});
export type HostRsvp = z.output<typeof HostRsvp>;

/** The fields of a reply that a guest or a host fills in. */
const ReplyInput = z.object({
  name: oneLine(120).default(''),
  isComming: z.boolean('required'),
  numberOfPeople: z.number().int('invalid').min(1, 'invalid').max(MOST_PEOPLE, 'invalid').default(1),
  /** The names of those who come with the guest. Left out, those that are known are kept (rule: reply-companions). */
  companions: z.array(requiredText(NAME_OF_COMPANION_MAX)).max(COMPANIONS_MAX, 'too_long').exactOptional(),
  comment: optionalText(2000).default(''),
  email: z.union([z.literal('').transform(() => null), Email, z.null()]).default(null),
  fields: GivenAnswers.refine((answers) => Object.keys(answers).length <= RSVP_FIELDS_MAX, 'invalid').default({}),
});

/** `contact` is the `cid` of the link. With it the name may be left out (rules: reply-fields, reply-name). */
export const SubmitRsvpInput = ReplyInput.extend({
  partyId: PartyRef,
  contact: z.string().max(24).nullable().default(null),
  /** The reply to change, for guests without a contact. */
  rid: z.string().max(24).nullable().default(null),
  /** A key of the form for a reply without a `rid`: sent again after a lost answer, it means the same reply. */
  formKey: FormKey.nullable().default(null),
  zip: Honeypot,
});

/** The party does not know the given `cid` or `rid`: counted as a guess. */
const missed = z.boolean().optional();

/** Replies of guests, and what hosts do with them (rule: reply-calls). */
export const rsvp = defineContract('rsvp', rsvpErrors, {
  submitRsvp: call({
    summary: 'Reply, or change the reply. A known guest has one reply, however often it is sent.',
    access: 'guest',
    input: SubmitRsvpInput,
    /** Null when the honeypot was filled: the input is silently ignored. */
    output: z.object({
      rsvp: OwnRsvp.nullable(),
      changed: z.boolean(),
      /** A receipt is mailed to the guest. */
      receipt: z.boolean().default(false),
      missed,
    }),
    idempotent: true,
    errors: [
      'rsvp_cancelled',
      'rsvp_disabled',
      'rsvp_after_deadline',
      'rsvp_event_passed',
      'rsvp_restricted',
      'too_many_people',
      'too_many_replies_today',
      'conflict',
    ],
    http: http.submitRsvp,
  }),
  getOwnRsvp: call({
    summary: "The guest's own reply, by `cid` or `rid`; null if there is none yet.",
    access: 'guest',
    input: z.object({ partyId: PartyRef, cid: z.string().max(24).optional(), rid: z.string().max(24).optional() }),
    output: z.object({ rsvp: OwnRsvp.nullable(), missed }),
    idempotent: true,
    http: http.getOwnRsvp,
  }),
  enterRsvp: call({
    summary:
      'Enter a reply for a guest who answered in another way. Neither the reply-by date nor required questions apply to ' +
      'hosts. If the contact has already replied, that reply is changed.',
    access: 'editor',
    input: ReplyInput.extend({
      partyId: PartyRef,
      contact: ObjectIdString.nullable().default(null),
      formKey: FormKey,
    }),
    output: Rsvp,
    idempotent: true,
    errors: ['too_many_people', 'conflict'],
    http: http.enterRsvp,
  }),
  updateRsvp: call({
    summary: 'Change a reply as a host. All fields are written.',
    access: 'editor',
    input: ReplyInput.extend({ partyId: PartyRef, rsvpId: ObjectIdString }),
    output: Rsvp,
    idempotent: true,
    errors: ['too_many_people', 'conflict'],
    http: http.updateRsvp,
  }),
  deleteRsvp: call({
    summary: 'Delete a reply and its thread. The guest can answer again.',
    access: 'editor',
    input: z.object({ partyId: PartyRef, rsvpId: ObjectIdString }),
    output: Done,
    idempotent: true,
    http: http.deleteRsvp,
  }),
  enlistRsvps: call({
    summary:
      'Put the guests of replies that belong to nobody on the guest list there, and link each reply to its guest: these ' +
      'replies, or without `ids` the next hundred. A guest with the e-mail address of the reply is used; another reply of ' +
      'that guest is never replaced.',
    access: 'editor',
    input: z.object({
      partyId: PartyRef,
      ids: z.array(ObjectIdString).min(1, 'required').max(MOST_ENLISTED, 'too_long').exactOptional(),
    }),
    output: z.object({
      /** Replies that now belong to a guest on the list, by this call or an earlier one. */
      enlisted: z.number().int(),
      /** Names in replies that were left as they are, because their guest on the list has another reply. */
      seconds: z.array(z.string()),
      /** Unlisted replies that are left, counted as in `getStats`. */
      left: z.number().int(),
    }),
    idempotent: true,
    http: http.enlistRsvps,
  }),
  replyToRsvp: call({
    summary:
      "Write in the thread of a reply: guests use the reply's own key (`rid`), hosts its id. A host's message " +
      'is mailed to the guest unless the party has turned that off, and requires a verified e-mail address.',
    access: 'guest',
    input: z.object({
      partyId: PartyRef,
      rsvpRef: z.union([ObjectIdString, Rid], 'invalid'),
      message: optionalText(MESSAGE_MAX),
      formKey: FormKey,
    }),
    output: OwnRsvp,
    idempotent: true,
    errors: ['email_not_verified', 'thread_full', 'key_reused'],
    http: http.replyToRsvp,
  }),
  listRsvps: call({
    summary: 'All replies, paged, each with the last message of its thread; or one reply (`id`) with the whole thread.',
    access: 'editor',
    input: z.object({
      partyId: PartyRef,
      ...pageInput(['createdAt', 'name', 'isComming', 'numberOfPeople'], RSVPS_PAGE_SIZE),
      which: WhichReplies.default('all'),
      id: ObjectIdString.optional(),
      search: optionalText(100).optional(),
    }),
    output: foundPageOf(HostRsvp),
    idempotent: true,
    http: http.listRsvps,
  }),
  getStats: call({
    summary: 'Counts of replies. `attending` and `notAttending` count replies, `persons` the people who come.',
    access: 'editor',
    input: z.object({ partyId: PartyRef }),
    output: z.object({
      attending: z.number().int(),
      notAttending: z.number().int(),
      /** Guests who were invited and have not replied; null while the guest list is unavailable. */
      noResponse: z.number().int().nullable(),
      /** The other guests without a reply, those who can be invited and those whom nothing reaches; 0 while the list is unavailable. */
      uninvited: z.number().int().default(0),
      unreachable: z.number().int().default(0),
      /** Of those who can be invited, the guests whom a text reaches and no mail does. */
      byText: z.number().int().default(0),
      persons: z.number().int(),
      /** Guests who wait for the host's answer (rule: reply-waits). */
      waiting: z.number().int().default(0),
      /** Replies that belong to nobody on the guest list, at most UNLISTED_COUNTED of each answer (rule: reply-unlisted). */
      unlisted: z
        .object({ attending: z.number().int(), notAttending: z.number().int() })
        .default({ attending: 0, notAttending: 0 }),
      /** By id of a choice field: accepted replies with the choice ticked, and the people in them. */
      rsvpChoiceFields: z.record(z.string(), z.object({ count: z.number().int(), persons: z.number().int() })),
      /** New replies per day, oldest first; `day` is YYYY-MM-DD in the event's zone. */
      byDay: z.array(z.object({ day: z.string(), attending: z.number().int(), notAttending: z.number().int() })),
    }),
    idempotent: true,
    http: http.getStats,
  }),
  listHeadlines: call({
    summary: "In numbers how the user's parties stand, for a page of their list: past ones are left out.",
    access: 'user',
    input: z.object({ page: z.coerce.number().int().min(1).max(100).default(1) }),
    output: z.object({
      items: z.array(
        z.object({
          partyId: ObjectIdString,
          persons: z.number().int(),
          replies: z.number().int(),
          noResponse: z.number().int().nullable(),
          waiting: z.number().int(),
        }),
      ),
    }),
    idempotent: true,
    http: http.listHeadlines,
  }),
  exportRsvps: call({
    summary:
      'Replies as CSV for a spreadsheet, all or only those that accept or decline: UTF-8 with BOM, formula cells ' +
      'neutralised.',
    access: 'editor',
    input: z.object({
      partyId: PartyRef,
      which: z.enum(['all', 'attending', 'rejected']),
      after: ObjectIdString.nullable().default(null),
    }),
    output: z.object({ text: z.string(), next: ObjectIdString.nullable() }),
    idempotent: true,
    http: http.exportRsvps,
  }),
});
