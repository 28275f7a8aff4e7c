import { z } from 'zod';
import {
  BasedOn,
  call,
  defineContract,
  Done,
  Instant,
  ObjectIdString,
  optionalText,
  pageInput,
  foundPageOf,
  PartyRef,
  Sid,
} from '../define';
import { AUDIENCE_PAGE_SIZE, AudienceCount, audienceFields, AudienceMember, sids, TextsOfSend } from './audience';
import { ContactsChange, ContactsChangeInput } from './change';
import {
  Contact,
  ContactChanges,
  ContactInput,
  Enlisted,
  GuestIdentity,
  KnownContact,
  MOST_ENLISTED,
  MOST_LOOKED_FOR,
  SameGuest,
} from './contact';
import { contactsErrors } from './errors';
import { filterFields, GuestCounts } from './filter';
import * as http from './http';
import { LONGEST_TAG } from './tag';
import { importCalls } from './import-calls';
import { recipientCalls } from './recipient-calls';
import { subscriptionCalls } from './subscription-calls';

/** Guests per page (rule: contact-list). */
export const CONTACTS_PAGE_SIZE = 50;
/** The most contacts whose addresses can be requested at once. */
export const EMAILS_PAGE_SIZE = 1000;
/** The most contacts whose names are asked for at once. */
export const NAMES_PAGE_SIZE = 1000;

const ContactPage = foundPageOf(Contact);

/**
 * Position in the list by name after which the next page begins: the last guest's id and the sort key of their
 * name.
 */
const ListPlace = z
  .string()
  .regex(/^[0-9a-f]{24}/, 'invalid')
  .max(1000);

/** The most guests that can be asked for by their ids. */
const LISTED_MAX = 200;

/** Ids of guests, separated by commas. */
const ContactIds = z
  .string()
  .max(LISTED_MAX * 25, 'too_long')
  .regex(/^[0-9a-f]{24}(,[0-9a-f]{24})*$/, 'invalid');

/** Guests are asked for by their ids, or by what they have in common. */
const isOneFilter = ({
  id,
  list,
  picked,
  state,
  tag,
}: { [F in 'id' | 'list' | 'state' | 'tag']?: string | undefined } & { picked: readonly string[] }): boolean =>
  [(id ?? list) !== undefined, picked.length > 0, (state ?? tag) !== undefined].filter(Boolean).length < 2;

/** The guest list, and who has unsubscribed (rule: contact-calls). */
export const contacts = defineContract('contacts', contactsErrors, {
  listContacts: call({
    summary:
      'The guest list, paged; with `id` one guest of it, with `list` the guests with these ids, separated by commas, with `picked` those with these short ids.',
    access: 'editor',
    input: z
      .object({
        partyId: PartyRef,
        ...pageInput(['name', 'email', 'createdAt'], CONTACTS_PAGE_SIZE),
        ...filterFields,
        id: ObjectIdString.optional(),
        list: ContactIds.optional(),
        picked: sids('too_many_picked'),
      })
      .refine(isOneFilter, 'invalid'),
    output: ContactPage,
    idempotent: true,
    http: http.listContacts,
  }),
  countGuests: call({
    summary:
      'The number of guests of each state, and with each of the first tags by name; with `tag`, of those that begin so.',
    access: 'editor',
    input: z.object({ partyId: PartyRef, tag: optionalText(LONGEST_TAG).optional() }),
    output: GuestCounts,
    idempotent: true,
    http: http.countGuests,
  }),
  findSameGuests: call({
    summary:
      'The guests on the list who have the e-mail or the phone number of one of these people, or the name of one without ' +
      'either: the first ten of each. Nothing changes.',
    access: 'editor',
    input: z.object({ partyId: PartyRef, people: z.array(GuestIdentity).max(MOST_LOOKED_FOR, 'too_long') }),
    output: z.object({ guests: z.array(SameGuest) }),
    idempotent: true,
    http: http.findSameGuests,
  }),
  addContact: call({
    summary: 'Add one guest.',
    access: 'editor',
    input: ContactInput.extend({ partyId: PartyRef }),
    output: Contact,
    idempotent: false,
    errors: ['phone_invalid'],
    http: http.addContact,
  }),
  getContact: call({
    summary: 'One guest of the list, with the ETag that a change is based on.',
    access: 'editor',
    input: z.object({ partyId: PartyRef, contactId: ObjectIdString }),
    output: Contact,
    idempotent: true,
    http: http.getContact,
  }),
  updateContact: call({
    summary:
      'Change a guest. Fields left out stay as they are. With `If-Match` (the ETag that was read) a change of a field ' +
      'that was saved since is refused; others go through.',
    access: 'editor',
    input: ContactChanges.extend({ partyId: PartyRef, contactId: ObjectIdString, ifMatch: BasedOn }),
    output: Contact,
    idempotent: true,
    errors: ['phone_invalid', 'edited_meanwhile'],
    http: http.updateContact,
  }),
  deleteContact: call({
    summary: 'Remove a guest. Refused once the invitation has been received.',
    access: 'editor',
    input: z.object({ partyId: PartyRef, contactId: ObjectIdString }),
    output: Done,
    idempotent: true,
    errors: ['invitation_received'],
    http: http.deleteContact,
  }),
  restoreContact: call({
    summary: 'Put a deleted guest back on the list, within a day.',
    access: 'editor',
    input: z.object({ partyId: PartyRef, contactId: ObjectIdString }),
    output: Done,
    idempotent: true,
    http: http.restoreContact,
  }),
  changeContacts: call({
    summary:
      'Give tags to many guests, take tags from them, or remove those who are not invited. A list of up to 5,000 guests is ' +
      'complete with the answer; a longer one can be followed. The same key again is the same change.',
    access: 'editor',
    input: ContactsChangeInput,
    output: ContactsChange,
    idempotent: true,
    errors: ['key_reused'],
    http: http.changeContacts,
  }),
  followChange: call({
    summary: 'Progress of a change of many guests.',
    access: 'editor',
    input: z.object({ partyId: PartyRef, changeId: ObjectIdString }),
    output: ContactsChange,
    idempotent: true,
    http: http.followChange,
  }),
  undoChange: call({
    summary:
      'Put the guests back on the list whom a change has removed, within a day. The answer is a change of its own: up to 5,000 ' +
      'guests are back with it, more can be followed.',
    access: 'editor',
    input: z.object({ partyId: PartyRef, changeId: ObjectIdString }),
    output: ContactsChange,
    idempotent: true,
    http: http.undoChange,
  }),
  ...importCalls,
  exportContacts: call({
    summary:
      'The guest list by name as a file for a spreadsheet, in the party’s language; with `search`, `state` and `tag`, the guests they find except those in `except`; with `picked`, those.',
    access: 'editor',
    input: z.object({
      partyId: PartyRef,
      ...filterFields,
      picked: sids('too_many_picked'),
      except: sids('too_many_excepted'),
      after: ListPlace.nullable().default(null),
    }),
    output: z.object({ text: z.string(), next: z.string().nullable() }),
    idempotent: true,
    http: http.exportContacts,
  }),
  listMissingRsvps: call({
    summary: 'Guests who were invited and have not replied.',
    access: 'editor',
    input: z.object({ partyId: PartyRef, ...pageInput(['name'], 200), search: optionalText(100).optional() }),
    output: ContactPage,
    idempotent: true,
    http: http.listMissingRsvps,
  }),
  getGuest: call({
    summary: 'The known guest with the key `?cid` (short id or id): the data with which the page greets them.',
    access: 'guest',
    input: z.object({ partyId: PartyRef, cid: z.string().max(24) }),
    output: Contact.pick({ sid: true, name: true, maxPeople: true, hasEmail: true }),
    idempotent: true,
    http: http.getGuest,
  }),
  visitGuest: call({
    summary:
      'Record that the guest with the key `?cid` has opened their page: the first and the last time. Returns no data of the guest.',
    access: 'guest',
    input: z.object({ partyId: PartyRef, cid: z.string().max(24) }),
    output: Done,
    idempotent: true,
    http: http.visitGuest,
  }),
  findContact: call({
    summary: 'A contact of a party by short id or id, for other services. Null if there is none.',
    access: 'internal',
    input: z.object({ partyId: ObjectIdString, cid: z.string().max(24) }),
    output: z.object({ contact: KnownContact.nullable() }),
    idempotent: true,
  }),
  enlistGuests: call({
    summary:
      'The guests on the list to whom replies belong, in the order of the replies. Who is not on the list is added; the same ' +
      'reply again is the same guest.',
    access: 'internal',
    input: z.object({ partyId: ObjectIdString, people: z.array(Enlisted).max(MOST_ENLISTED) }),
    output: z.object({ guests: z.array(z.object({ contactId: ObjectIdString, isSame: z.boolean() })) }),
    idempotent: true,
    deadline: 10_000,
  }),
  findLongestName: call({
    summary:
      'Of the guests of an audience who get a text, the one with the longest name: it is shown to them while it is written. ' +
      'Of a larger audience the first thousand are compared. Null when nobody gets one.',
    access: 'internal',
    input: z.object({ partyId: ObjectIdString, ...audienceFields, texts: TextsOfSend }),
    output: z.object({ guest: z.object({ name: z.string(), sid: Sid }).nullable() }),
    idempotent: true,
  }),
  countContacts: call({
    summary: 'The number of guests, and how many of them have replied.',
    access: 'internal',
    input: z.object({ partyId: ObjectIdString }),
    /**
     * `silent`: invited and without a reply. Neither invited nor replied: `unreachable` are reached by nothing, `byText` by a text
     * and no mail.
     */
    output: z.object({
      total: z.number().int(),
      answered: z.number().int(),
      silent: z.number().int(),
      unreachable: z.number().int().default(0),
      byText: z.number().int().default(0),
    }),
    idempotent: true,
    // Shorter than the deadline of the calls that use it.
    deadline: 4_000,
  }),
  countAudience: call({
    summary: 'The size of an audience, and how many of its guests can be mailed.',
    access: 'internal',
    input: z.object({ partyId: ObjectIdString, ...audienceFields }),
    output: AudienceCount,
    idempotent: true,
    deadline: 30_000,
  }),
  listAudience: call({
    summary:
      'The next people of an audience by contact id, for planning a send, with what reaches each of them, also those whom ' +
      'nothing reaches. Without `texts` nobody gets a text, and it is said whom only a text would reach. `next` is null on the last page. A page holds at most `limit` ' +
      'people, and may hold fewer.',
    access: 'internal',
    input: z.object({
      partyId: ObjectIdString,
      ...audienceFields,
      texts: z.boolean().default(false),
      after: ObjectIdString.nullable(),
      limit: z.number().int().min(1).max(AUDIENCE_PAGE_SIZE),
    }),
    output: z.object({ people: z.array(AudienceMember), next: ObjectIdString.nullable() }),
    idempotent: true,
    deadline: 30_000,
  }),
  listVisitors: call({
    summary:
      'Which of these contacts have opened their page since the given time, and what those who have replied said.',
    access: 'internal',
    input: z.object({ partyId: ObjectIdString, ids: z.array(ObjectIdString).max(200), since: Instant }),
    output: z.object({
      ids: z.array(ObjectIdString),
      replies: z.record(ObjectIdString, z.enum(['yes', 'no'])).default({}),
    }),
    idempotent: true,
  }),
  searchContacts: call({
    summary: 'The ids of the guests whom a search finds, in their order, for other services; at most 5,000 of them.',
    access: 'internal',
    input: z.object({ partyId: ObjectIdString, search: z.string().max(100) }),
    output: z.object({ ids: z.array(ObjectIdString), atLeast: z.boolean() }),
    idempotent: true,
  }),
  listEmails: call({
    summary:
      'The e-mail addresses of these contacts of a party, by contact id; contacts without one are left out. `gone`: those of ' +
      'them who are not on the list any more.',
    access: 'internal',
    input: z.object({ partyId: ObjectIdString, ids: z.array(ObjectIdString).max(EMAILS_PAGE_SIZE) }),
    output: z.object({ emails: z.record(ObjectIdString, z.string()), gone: z.array(ObjectIdString).default([]) }),
    idempotent: true,
    // Short, because the page that shows them must not wait for them.
    deadline: 2_000,
  }),
  listNames: call({
    summary: 'The names of those of these contacts who are on the list of the party, by contact id.',
    access: 'internal',
    input: z.object({ partyId: ObjectIdString, ids: z.array(ObjectIdString).max(NAMES_PAGE_SIZE) }),
    output: z.object({ names: z.record(ObjectIdString, z.string()) }),
    idempotent: true,
    deadline: 2_000,
  }),
  ...recipientCalls,
  ...subscriptionCalls,
});
