import { z } from 'zod';
import { call, Instant, ObjectIdString, pageInput, pageOf, PartyRef } from '../define';
import { ACTS } from './acts';
import * as http from './http';

/** What a host did, when and to what, without any data of guests (rule: history-of-acts). */
export const HistoryLine = z.object({
  id: z.string(),
  /** Empty when the account was deleted. */
  name: z.string(),
  act: z.enum(ACTS),
  /** The names of the fields that were given. */
  fields: z.array(z.string()),
  at: Instant,
});
export type HistoryLine = z.output<typeof HistoryLine>;

export const historyCalls = {
  listHistory: call({
    summary: 'What the hosts of a party did, the latest first.',
    access: 'owner',
    input: z.object({ partyId: PartyRef, ...pageInput(['at'], 20) }),
    output: pageOf(HistoryLine),
    idempotent: true,
    http: http.listHistory,
  }),
};

/** The data of the fact that a host did something. */
export const Administered = z.object({
  partyId: ObjectIdString,
  userId: ObjectIdString,
  name: z.string(),
  /** The name of the call. */
  act: z.string(),
  fields: z.array(z.string()),
});
export type Administered = z.output<typeof Administered>;
