import { z } from 'zod';
import { call, Instant, ObjectIdString, pageInput, pageOf, PartyRef } from '../define';
import * as http from './http';

/** The most tokens of one reservation: far more than a guest list can hold. */
const TOKENS_MAX = 10_000_000;

/** `tokens`: what the party got; below 0 when they were taken. */
const line = { id: z.string(), at: Instant, tokens: z.number().int() };

/** What changed a party's tokens, as its hosts see it: a send is one line, whose tokens become fewer while texts come back. */
export const LedgerLine = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('payment'), paymentId: ObjectIdString, ...line }),
  z.object({ kind: z.literal('refund'), paymentId: ObjectIdString, ...line }),
  z.object({ kind: z.literal('coupon'), code: z.string(), ...line }),
  z.object({
    kind: z.literal('send'),
    sendId: ObjectIdString,
    /** Taken when the send began. */
    reserved: z.number().int(),
    /** Given back since, because no text left for them. */
    returned: z.number().int(),
    ...line,
  }),
]);
export type LedgerLine = z.output<typeof LedgerLine>;

export const tokenCalls = {
  reserveTokens: call({
    summary:
      'Takes tokens for the texts of a send; the same send again changes nothing. The tokens of a send that was never ' +
      'stored are given back after a while. `insufficient_tokens` names how many are `missing`.',
    access: 'internal',
    input: z.object({
      partyId: ObjectIdString,
      sendId: ObjectIdString,
      tokens: z.number().int().min(1).max(TOKENS_MAX),
    }),
    /** What is left for other sends. */
    output: z.object({ balance: z.number().int() }),
    idempotent: true,
    errors: ['insufficient_tokens', 'conflict'],
  }),
  listLedger: call({
    summary: 'What changed the tokens of a party, the latest first.',
    access: 'editor',
    input: z.object({ partyId: PartyRef, ...pageInput(['at'], 20) }),
    output: pageOf(LedgerLine),
    idempotent: true,
    http: http.listLedger,
  }),
};
