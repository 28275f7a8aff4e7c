import { z } from 'zod';
import { Currency, defineEvent, ObjectIdString } from '../define';
import { Plan } from '../party/content';

/** The card provider confirmed a purchase. `amount` is in minor units of `currency`, tax included. */
export const paymentCompleted = defineEvent(
  'payment.completed',
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('plan'),
      paymentId: ObjectIdString,
      partyId: ObjectIdString,
      plan: Plan,
      amount: z.number().int(),
      currency: Currency,
    }),
    z.object({
      kind: z.literal('token'),
      paymentId: ObjectIdString,
      partyId: ObjectIdString,
      tokens: z.number().int(),
      amount: z.number().int(),
      currency: Currency,
    }),
  ]),
  (data) => data.partyId,
);
