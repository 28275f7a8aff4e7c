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
} from '../define';
import { AudienceCount, audienceFields, Recipient } from './audience';
import { Contact, ContactChanges, ContactInput } from './contact';
import { contactsErrors } from './errors';
import * as http from './http';
import { GuestList, Import, ImportPreview, isGiven, Reading, ReadingKey } from './import';

/** Guests a page (rule: contact-list). */
export const CONTACTS_PAGE_SIZE = 50;
/** The most contacts whose addresses are asked for at once. */
export const EMAILS_PAGE_SIZE = 1000;
/** People of an audience that are asked for at once. */
export const AUDIENCE_PAGE_SIZE = 1000;

const Signed = z.object({ hash: z.string().max(64), signature: z.string().max(64) });
const Subscription = z.object({ subscribed: z.boolean() });
const ContactPage = foundPageOf(Contact);

/** Where in the list by name a page ended: the last guest's id, and what their name is sorted by. */
const ListPlace = z
  .string()
  .regex(/^[0-9a-f]{24}/, 'invalid')
  .max(1000);

/** What is no list of guests, or too long a one. */
const UNREADABLE = ['csv_not_text', 'csv_too_many_rows'] as const;

/** The guest list, and who wants no mails (rule: contact-calls). */
export const contacts = defineContract('contacts', contactsErrors, {
  listContacts: call({
    summary: 'The guest list, paged.',
    access: 'editor',
    input: z.object({
      partyId: PartyRef,
      ...pageInput(['name', 'email', 'createdAt'], CONTACTS_PAGE_SIZE),
      search: optionalText(100).optional(),
    }),
    output: ContactPage,
    idempotent: true,
    http: http.listContacts,
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
  previewImport: call({
    summary:
      'What would become of a guest list: delimiter, encoding and Danish or English column names are found out; wrong ' +
      'rows and duplicates are told. Nothing is added. The list is kept for a day, to be imported by its `importId`. ' +
      'Under the name `reading` it can be followed meanwhile.',
    access: 'editor',
    input: GuestList.extend({ reading: ReadingKey.optional() }).refine(isGiven.check, isGiven.refusal),
    output: ImportPreview,
    idempotent: false,
    errors: [...UNREADABLE, 'too_many_lists'],
    http: http.previewImport,
  }),
  importContacts: call({
    summary:
      'Import a guest list. Good rows are kept, bad ones listed, and so are those of a guest who is on the list, unless ' +
      '`duplicates` are added too. A list of up to 5,000 rows is done with the answer, a longer one is followed. ' +
      'Importing a previewed list again is the same import, and refused with other columns or choices.',
    access: 'editor',
    input: GuestList.extend({ duplicates: z.enum(['skip', 'add']).default('skip') }).refine(
      isGiven.check,
      isGiven.refusal,
    ),
    output: Import,
    idempotent: false,
    errors: [...UNREADABLE, 'csv_no_header', 'too_many_lists', 'import_differs'],
    http: http.importContacts,
  }),
  followImport: call({
    summary: 'An import as it goes.',
    access: 'editor',
    input: z.object({ partyId: PartyRef, importId: ObjectIdString }),
    output: Import,
    idempotent: true,
    http: http.followImport,
  }),
  latestImport: call({
    summary:
      'The newest import of the last day, under way, done or being taken back; null when there is none, or it is gone.',
    access: 'editor',
    input: z.object({ partyId: PartyRef }),
    output: z.object({
      import: Import.omit({ errors: true, unreachable: true }).extend({ startedAt: Instant }).nullable(),
    }),
    idempotent: true,
    http: http.latestImport,
  }),
  undoImport: call({
    summary:
      'Take an import back: its guests go, those it replaced within a day return. Guests of it who have been invited ' +
      'since stay. A list of up to 5,000 rows is gone with the answer, a longer one is followed.',
    access: 'editor',
    input: z.object({ partyId: PartyRef, importId: ObjectIdString }),
    output: Import,
    idempotent: true,
    http: http.undoImport,
  }),
  exportContacts: call({
    summary:
      'The guest list by name as a file for a spreadsheet, in the party’s language; with `search` all of those it finds.',
    access: 'editor',
    input: z.object({
      partyId: PartyRef,
      search: optionalText(100).optional(),
      after: ListPlace.nullable().default(null),
    }),
    output: z.object({ text: z.string(), next: z.string().nullable() }),
    idempotent: true,
    http: http.exportContacts,
  }),
  listMissingRsvps: call({
    summary: 'Guests who were invited and have not answered.',
    access: 'editor',
    input: z.object({ partyId: PartyRef, ...pageInput(['name'], 200), search: optionalText(100).optional() }),
    output: ContactPage,
    idempotent: true,
    http: http.listMissingRsvps,
  }),
  getGuest: call({
    summary: 'The known guest behind `?cid` (short id or id): what their page greets them with.',
    access: 'guest',
    input: z.object({ partyId: PartyRef, cid: z.string().max(24) }),
    output: Contact.pick({ sid: true, name: true, maxPeople: true, hasEmail: true }),
    idempotent: true,
    http: http.getGuest,
  }),
  visitGuest: call({
    summary:
      'The guest behind `?cid` has opened their page. The first time and the last are kept; nobody is told who they are.',
    access: 'guest',
    input: z.object({ partyId: PartyRef, cid: z.string().max(24) }),
    output: Done,
    idempotent: true,
    http: http.visitGuest,
  }),
  findContact: call({
    summary: 'A contact of a party by short id or id, for other services. Null when there is none.',
    access: 'internal',
    input: z.object({ partyId: ObjectIdString, cid: z.string().max(24) }),
    output: z.object({ contact: Contact.nullable() }),
    idempotent: true,
  }),
  countContacts: call({
    summary: 'How many guests there are, and how many of them have answered.',
    access: 'internal',
    input: z.object({ partyId: ObjectIdString }),
    /** `silent`: invited, and not answered. */
    output: z.object({ total: z.number().int(), answered: z.number().int(), silent: z.number().int() }),
    idempotent: true,
    // Less than whoever asks is given.
    deadline: 4_000,
  }),
  countAudience: call({
    summary: 'How many people an audience holds, and how many of them a mail reaches.',
    access: 'internal',
    input: z.object({ partyId: ObjectIdString, ...audienceFields }),
    output: AudienceCount,
    idempotent: true,
    deadline: 30_000,
  }),
  listAudience: call({
    summary:
      'The next `limit` people of an audience by contact id, for planning a send: those who receive e-mail, apart from ' +
      'those who have `unsubscribed`. `next` is null on the last page. A page may hold fewer people than asked for.',
    access: 'internal',
    input: z.object({
      partyId: ObjectIdString,
      ...audienceFields,
      after: ObjectIdString.nullable(),
      limit: z.number().int().min(1).max(AUDIENCE_PAGE_SIZE),
    }),
    output: z.object({
      recipients: z.array(Recipient),
      unsubscribed: z.array(Recipient),
      next: ObjectIdString.nullable(),
    }),
    idempotent: true,
    deadline: 30_000,
  }),
  listVisitors: call({
    summary: 'Which of these contacts have been on their page since then.',
    access: 'internal',
    input: z.object({ partyId: ObjectIdString, ids: z.array(ObjectIdString).max(200), since: Instant }),
    output: z.object({ ids: z.array(ObjectIdString) }),
    idempotent: true,
  }),
  listEmails: call({
    summary: 'The e-mail addresses of these contacts of a party, by contact id; who has none is left out.',
    access: 'internal',
    input: z.object({ partyId: ObjectIdString, ids: z.array(ObjectIdString).max(EMAILS_PAGE_SIZE) }),
    output: z.object({ emails: z.record(ObjectIdString, z.string()) }),
    idempotent: true,
    // What they are shown beside must not wait for them.
    deadline: 2_000,
  }),
  listUnsubscribed: call({
    summary: 'Those of some addresses that have unsubscribed by now.',
    access: 'internal',
    input: z.object({ emails: z.array(z.string().max(320)).max(AUDIENCE_PAGE_SIZE) }),
    output: z.object({ emails: z.array(z.string()) }),
    idempotent: true,
  }),
  getSubscription: call({
    summary: 'Whether the address behind a signed link receives invitations. Changes nothing.',
    access: 'public',
    input: Signed,
    output: Subscription,
    idempotent: true,
    errors: ['signature_invalid'],
    http: http.getSubscription,
  }),
  unsubscribe: call({
    summary:
      'Stop invitations to the address behind a signed link. A GET, made by the page’s button ' +
      'with the CSRF header, so that a link scanner cannot.',
    access: 'public',
    input: Signed,
    output: Subscription,
    idempotent: true,
    errors: ['signature_invalid'],
    http: http.unsubscribe,
  }),
  resubscribe: call({
    summary: 'Receive invitations again.',
    access: 'public',
    input: Signed,
    output: Subscription,
    idempotent: true,
    errors: ['signature_invalid'],
    http: http.resubscribe,
  }),
  unsubscribeOneClick: call({
    summary: 'RFC 8058: the mail program’s own unsubscribe button. No cookie; the signature is the proof.',
    access: 'public',
    input: Signed,
    output: Subscription,
    idempotent: true,
    errors: ['signature_invalid'],
    http: http.unsubscribeOneClick,
  }),
  followReading: call({
    summary: 'How far a list is read that is being previewed; of one that has not come yet there is nothing to tell.',
    access: 'editor',
    input: z.object({ partyId: PartyRef, reading: ReadingKey }),
    output: Reading,
    idempotent: true,
    http: http.followReading,
  }),
});
