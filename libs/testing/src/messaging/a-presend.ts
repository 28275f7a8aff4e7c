import type { messaging } from '@festlig/contracts/messaging';
import type { OutputOf } from '@festlig/contracts/define';

type Presend = OutputOf<typeof messaging.calls.presend>;
type Person = NonNullable<Presend['ids']>[number];

/** A guest of a send whom a mail and a text reach. */
export const aPerson = (changes: Partial<Person> = {}): Person => ({
  id: 'a'.repeat(24),
  name: 'Anna',
  email: 'anna@example.dk',
  receives: 'mail',
  phone: '+4526123456',
  texts: 'text',
  ...changes,
});

/** 12 guests who get the mail, 8 of whom also get a text, of a party with 3 tokens. */
export const aPresend = (changes: Partial<Presend> = {}): Presend => ({
  contacts: 12,
  mail: 12,
  unsubscribed: 0,
  text: 8,
  textUnmailed: 0,
  textUnsubscribed: 0,
  abroad: 0,
  tokens: 8,
  tokensPrContact: 1,
  account: 3,
  toPay: 5,
  ids: null,
  today: null,
  textsToday: null,
  earlier: null,
  ...changes,
});
