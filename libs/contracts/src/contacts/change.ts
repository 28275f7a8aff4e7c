import { z } from 'zod';
import { FormKey, ObjectIdString, PartyRef } from '../define';
import { selectionFields } from './audience';
import { Tags } from './tag';

/** What is done to the guests of a selection: they get tags and lose others, or those not invited are removed. */
export const ContactsAction = z.discriminatedUnion('do', [
  z.object({ do: z.literal('tag'), add: Tags.default([]), remove: Tags.default([]) }),
  z.object({ do: z.literal('delete') }),
]);
export type ContactsAction = z.output<typeof ContactsAction>;

/** `key`: the same key again means the same change (rule: contacts-changed-together). */
export const ContactsChangeInput = z.object({
  partyId: PartyRef,
  key: FormKey,
  ...selectionFields,
  action: ContactsAction,
});

/**
 * Progress of a change of many guests: `read` of the `guests` on the list have been looked at; of those selected,
 * `changed` were changed, and `left` were not: invited guests are not removed, and a guest has at most 20 tags.
 */
export const ContactsChange = z.object({
  id: ObjectIdString,
  guests: z.number().int(),
  read: z.number().int(),
  changed: z.number().int(),
  left: z.number().int(),
  ended: z.boolean(),
});
export type ContactsChange = z.output<typeof ContactsChange>;
