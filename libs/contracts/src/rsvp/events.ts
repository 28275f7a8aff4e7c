import { z } from 'zod';
import { defineEvent, ObjectIdString } from '../define';

/** `version` increases with every change of the reply: consumers keep the highest. */
const Reply = z.object({
  partyId: ObjectIdString,
  rsvpId: ObjectIdString,
  contactId: ObjectIdString.nullable(),
  name: z.string(),
  isComming: z.boolean(),
  numberOfPeople: z.number().int(),
  /** Absent in facts of earlier versions. */
  companions: z.array(z.string()).default([]),
  comment: z.string(),
  version: z.number().int(),
  /** A host entered it for a guest, so hosts need no notice of it. */
  byHost: z.boolean().default(false),
  /** What was answered until this change. Absent for a new reply, and in facts of earlier versions. */
  before: z.object({ isComming: z.boolean(), numberOfPeople: z.number().int() }).exactOptional(),
  /**
   * What the guest's receipt says besides; null when none is mailed. `rid` is the reply's own key and `email` its own
   * address: a contact may have another.
   */
  receipt: z
    .object({
      rid: z.string(),
      email: z.string().nullable(),
      /** Left out, when there were no answers, by services of earlier versions. */
      fields: z.record(z.string(), z.union([z.string(), z.boolean()])).default({}),
      /**
       * Whether a guest on the list wrote by the personal link. Who has only the key of the reply may be somebody else, whose
       * reply a host has put on the list. Earlier versions, which put none there, do not say it.
       */
      isOwnLink: z.boolean().default(true),
    })
    .nullable()
    .default(null),
});

export const rsvpCreated = defineEvent('rsvp.created', Reply, (data) => data.partyId);
export const rsvpChanged = defineEvent('rsvp.changed', Reply, (data) => data.partyId);

/**
 * A host has put the guest of an unlisted reply on the guest list: the reply belongs to `contactId` from now on. It says what
 * it said before, so that nobody is told of it, and a receipt that is due is mailed.
 */
export const rsvpEnlisted = defineEvent(
  'rsvp.enlisted',
  Reply.pick({
    partyId: true,
    rsvpId: true,
    isComming: true,
    numberOfPeople: true,
    version: true,
    byHost: true,
  }).extend({
    contactId: ObjectIdString,
  }),
  (data) => data.partyId,
);

/** A host deleted the reply. The guest then counts as not having answered. */
export const rsvpDeleted = defineEvent(
  'rsvp.deleted',
  z.object({ partyId: ObjectIdString, rsvpId: ObjectIdString, contactId: ObjectIdString.nullable() }),
  (data) => data.partyId,
);

/** A guest or host wrote in the thread of a reply. `email` is the reply's own address; a contact may have another. */
export const rsvpReplied = defineEvent(
  'rsvp.replied',
  z.object({
    partyId: ObjectIdString,
    rsvpId: ObjectIdString,
    rid: z.string(),
    contactId: ObjectIdString.nullable(),
    name: z.string(),
    email: z.string().nullable(),
    messageId: ObjectIdString,
    message: z.string(),
    isHost: z.boolean(),
    /** The host who wrote; null for a guest. */
    writerId: ObjectIdString.nullable().default(null),
    /** A host entered the reply and the guest has not opened it since, so nobody has confirmed its address. */
    entered: z.boolean().default(false),
  }),
  (data) => data.partyId,
);
