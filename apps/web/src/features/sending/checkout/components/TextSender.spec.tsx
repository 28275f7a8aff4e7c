import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aUser } from '@festlig/testing/service/a-user';
import { fakeServer, renderRoute } from '../../../../components/testing/render-route';
import { TextSender } from './TextSender';

const PHONE = '+4520123456';

/** `from`: from whom the texts are; null while that is not known. */
async function show(from: string | null) {
  const sample = { name: 'Karen', isMadeUp: false, link: 'https://x.dk/a', from };
  fakeServer({
    ...(from === null ? {} : { 'GET /api/party/p1/messages/text-sample': () => sample }),
    'GET /api/initial': () => ({
      user: aUser({ phone: PHONE, phone_verified: true }),
      language: 'en',
      flags: {},
      providerKeys: {},
    }),
  });
  return renderRoute(<TextSender partyId="p1" />);
}

it('says that only the words of texts from the product tell from whom they are (rule: send-asks)', async () => {
  await show('Festlig');
  await screen.findByText('Texts come from Festlig. Guests can tell only from the wording that they are from you.');
});

it('says of texts from the host’s own number only that (rule: text-sender)', async () => {
  await show(PHONE);
  await screen.findByText('Texts come from your own number, +45 20 12 34 56.');
});

it('says nothing while the sender is not known', async () => {
  const { container } = await show(null);
  expect(container.textContent).toBe('');
});
