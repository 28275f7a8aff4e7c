import { z } from 'zod';
import { Email, MOST_PEOPLE, ObjectIdString, oneLine, optionalText, requiredText, Sid } from '../define';
import { TextReach } from './audience';
import { Tags } from './tag';

/** Characters of a guest's note. */
export const LONGEST_NOTE = 500;

/**
 * A guest on the list. `maxPeople` null means any number. `rsvp` is the contact's latest reply (rule:
 * contact-fields).
 */
export const Contact = z.object({
  id: ObjectIdString,
  sid: Sid,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  receiveEmail: z.boolean(),
  receiveSms: z.boolean(),
  maxPeople: z.number().int().nullable(),
  hasEmail: z.boolean(),
  /** The words by which hosts group guests, in the order in which they were added (rule: contact-tags). */
  tags: z.array(z.string()).default([]),
  /** What hosts note about the guest; no guest ever gets it (rule: contact-note). */
  note: z.string().default(''),
  /** The guest would receive e-mail, but the address has unsubscribed (rule: unsubscribe-for-all-parties). */
  unsubscribed: z.boolean().default(false),
  /** Whether texts reach the guest. */
  texts: TextReach.default('none'),
  hasReceivedInvite: z.boolean(),
  firstVisit: z.string().nullable(),
  rsvp: z.object({ id: ObjectIdString, isComming: z.boolean(), numberOfPeople: z.number() }).nullable(),
  /** Increases by one with every change by a host; used as the ETag. */
  version: z.number().int().default(0),
});
export type Contact = z.output<typeof Contact>;

/** A guest as other services get it: without what only hosts read (rule: contact-note). */
export const KnownContact = Contact.omit({ note: true });
export type KnownContact = z.output<typeof KnownContact>;

/** E.164 after parsing; the service reads national numbers as Danish. */
const Phone = optionalText(32);

const fields = {
  name: requiredText(120),
  email: z.union([z.literal('').transform(() => null), Email, z.null()]),
  phone: z.union([Phone, z.null()]),
  receiveEmail: z.boolean(),
  receiveSms: z.boolean(),
  maxPeople: z.number().int().min(1, 'invalid').max(MOST_PEOPLE, 'invalid').nullable(),
  tags: Tags,
  note: optionalText(LONGEST_NOTE),
};

export const ContactInput = z.object({
  name: fields.name,
  email: fields.email.default(null),
  phone: fields.phone.default(null),
  receiveEmail: fields.receiveEmail.default(true),
  receiveSms: fields.receiveSms.default(false),
  maxPeople: fields.maxPeople.default(null),
  tags: fields.tags.default([]),
  note: fields.note.default(''),
});

/** The most people who are looked for on the list at once. */
export const MOST_LOOKED_FOR = 50;

/** What tells guests apart: e-mail and phone, or the name of a guest without either (rule: same-address-is-family). */
export const GuestIdentity = z.object({
  name: oneLine(120).default(''),
  email: fields.email.default(null),
  phone: fields.phone.default(null),
});
export type GuestIdentity = z.output<typeof GuestIdentity>;

/** The most guests who are put on the list for their replies at once. */
export const MOST_ENLISTED = 100;

/** Who has replied without being on the list. `isApart`: not the guest of another name who has the same address. */
export const Enlisted = z.object({
  rsvpId: ObjectIdString,
  name: fields.name,
  email: Email.nullable(),
  isApart: z.boolean().default(false),
});
export type Enlisted = z.output<typeof Enlisted>;

/** A guest on the list as those who share an address with someone are shown. */
export const SameGuest = Contact.pick({ id: true, name: true, email: true, phone: true });
export type SameGuest = z.output<typeof SameGuest>;

/** Fields that are left out do not change (rule: contact-changed-partly). */
export const ContactChanges = z.object(fields).partial();
