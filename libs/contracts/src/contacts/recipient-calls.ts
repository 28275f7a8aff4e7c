import { z } from 'zod';
import { call, ObjectIdString, PartyRef } from '../define';
import { Addressed, audienceFields, SharedAddress, TextsOfSend } from './audience';
import * as http from './http';

/** Guests per page of those who get a send. */
export const RECIPIENTS_PAGE_SIZE = 50;

/** An audience, and who of it gets texts. */
const sendFields = { partyId: PartyRef, ...audienceFields, texts: TextsOfSend.default('none') };

/** The guests of a send before it begins, as its host sees them. */
export const recipientCalls = {
  listRecipients: call({
    summary:
      'The next guests of an audience who get a mail or a text, or with `gets` = `nothing` those who get neither, in the order ' +
      'of sending. `next` is null on the last page. A page may be shorter than others, and empty.',
    access: 'editor',
    input: z.object({
      ...sendFields,
      gets: z.enum(['something', 'nothing']).default('something'),
      after: ObjectIdString.nullable().default(null),
      pageSize: z.coerce.number().int().min(1, 'invalid').max(200, 'invalid').default(RECIPIENTS_PAGE_SIZE),
    }),
    output: z.object({ guests: z.array(Addressed), next: ObjectIdString.nullable() }),
    idempotent: true,
    http: http.listRecipients,
  }),
  listSharedAddresses: call({
    summary:
      'The addresses and numbers to which several guests of an audience get a mail or a text, the first of them. `more`: how ' +
      'many others there are. `among`: how many guests were compared when that was not all of them.',
    access: 'editor',
    input: z.object(sendFields),
    output: z.object({
      shared: z.array(SharedAddress),
      more: z.number().int(),
      among: z.number().int().nullable(),
    }),
    idempotent: true,
    http: http.listSharedAddresses,
  }),
};
