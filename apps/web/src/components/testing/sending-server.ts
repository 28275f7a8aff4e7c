import type { Send } from '@festlig/contracts/messaging';
import { aParty } from '@festlig/testing/party';
import { aSend } from '@festlig/testing/messaging/a-send';
import { aUser } from '@festlig/testing/service/a-user';
import { listed } from './opened-invitations';
import { fakeServer } from './render-route';

export const [PARTY, TEMPLATE] = ['a'.repeat(24), 'b'.repeat(24)];
export const user = aUser({ language: 'en' });
const INITIAL = { language: 'en', flags: {}, providerKeys: {} };
const MAILED = { contacts: 2, mail: 2, text: 0, tokens: 0, unsubscribed: 0 };
/** One of three guests has no mail and can get a text. */
export const TEXTED = { contacts: 3, text: 1, textUnmailed: 1, tokens: 1, tokensPrContact: 1, account: 0, toPay: 1 };

interface Answers {
  cancelled: boolean;
  ids: object[] | null;
  /** Whether the address of the host is confirmed. */
  verified: () => boolean;
  /** How many guests a send reaches, where it is not two by mail. */
  counts: object | (() => object);
  sends: Send[];
}

/** Answers what the panel that sends asks, and returns what was asked. */
export const sendingServer = ({ cancelled, ids, verified, counts, sends }: Answers) =>
  fakeServer({
    'GET /api/party/Feststar': () => aParty({ id: PARTY, isOwner: true, cancelled }),
    'GET /api/initial': () => ({ ...INITIAL, user: { ...user, email_verified: verified() } }),
    [`GET /api/party/${PARTY}/sends`]: () => listed(sends),
    [`POST /api/party/${PARTY}/messages/send`]: () => aSend(),
    [`GET /api/party/${PARTY}/messages/presend/${TEMPLATE}`]: () => ({
      ...MAILED,
      ids,
      ...(typeof counts === 'function' ? counts() : counts),
    }),
    [`GET /api/party/${PARTY}/shared-addresses`]: () => ({
      shared: [{ address: 'anne@x.dk', channel: 'mail', names: ['Anne', 'Bo'], guests: 2 }],
      more: 0,
      among: null,
    }),
  });
