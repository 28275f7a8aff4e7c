import type { Send } from '@festlig/contracts/messaging';
import { aParty } from '@festlig/testing/party';
import { aSend } from '@festlig/testing/messaging/a-send';
import { aUser } from '@festlig/testing/service/a-user';
import { screen } from '@testing-library/react';
import { SendPanel } from '../../features/sending/components/SendPanel';
import type { Recipients } from '../../lib/guest-selection';
import { listed } from './opened-invitations';
import { fakeServer, renderRoute } from './render-route';

const [PARTY, TEMPLATE] = ['a'.repeat(24), 'b'.repeat(24)];
export const user = aUser({ language: 'en' });
const INITIAL = { language: 'en', flags: {}, providerKeys: {} };
const MAILED = { contacts: 2, mail: 2, text: 0, tokens: 0, unsubscribed: 0 };
/** One of three guests has no mail and can get a text. */
export const TEXTED = { contacts: 3, text: 1, textUnmailed: 1, tokens: 1, tokensPrContact: 1, account: 0, toPay: 1 };

/** The guests whom the panel has told, the latest last. */
export const told: Recipients[] = [];

/** Shows the panel under this address, and returns the audiences for which guests were counted. */
export async function show(
  type: 'invitation' | 'message',
  query = '',
  {
    cancelled = false,
    ids = null,
    shownId,
    verified = () => true,
    counts = {},
    label = 'Send to 2 guests',
    running,
    sends = [],
    isAllInvited = false,
  }: {
    cancelled?: boolean;
    ids?: object[] | null;
    shownId?: string | undefined;
    verified?: () => boolean;
    counts?: object | (() => object);
    label?: string;
    running?: Send | undefined;
    sends?: Send[];
    isAllInvited?: boolean;
  } = {},
) {
  told.length = 0;
  const received = fakeServer({
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
  const draft = { id: TEMPLATE, type, leadsTo: 'invitation', name: 'Come', text: '' } as const;
  await renderRoute(
    <SendPanel
      partyId={PARTY}
      draft={draft}
      part="mail"
      place={document.body}
      counted={{ templateId: TEMPLATE }}
      save={() => Promise.resolve(draft)}
      isUntouched={() => false}
      isAllInvited={isAllInvited}
      running={running}
      shownId={shownId}
      onGuests={(guests) => told.push(guests)}
      seen={() => null}
      {...untold}
      isPreparing={false}
    />,
    `/Feststar/invitations${query}`,
    '/:idOrSlug/invitations',
  );
  await screen.findByRole('button', { name: label });
  return received.filter(({ path }) => path.includes('/presend/')).map(({ path }) => path);
}
const nothing = () => undefined;
const untold = {
  onPart: nothing,
  onLook: nothing,
  onTextReach: nothing,
  onPrepared: nothing,
  onEdit: nothing,
  onSent: nothing,
};
