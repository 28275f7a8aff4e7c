import type { SharedAddress } from '@festlig/contracts/contacts';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeServer, renderRoute } from '../../../../components/testing/render-route';
import type { Whom } from '../../../../lib/guest-selection';
import { SharedAddresses } from './SharedAddresses';

const whom: Whom = { audience: 'all', picked: [], search: null, except: [] };
const mail: SharedAddress = { address: 'anne@x.dk', channel: 'mail', names: ['Anne', 'Bo'], guests: 2 };
const text: SharedAddress = { address: '+4520123456', channel: 'text', names: ['A', 'B', 'C'], guests: 5 };

async function show(shared: SharedAddress[], more = 0, among: number | null = null) {
  const received = fakeServer({ 'GET /api/party/p1/shared-addresses': () => ({ shared, more, among }) });
  await renderRoute(
    <>
      <SharedAddresses partyId="p1" whom={whom} texts="all" />
      <p>below</p>
    </>,
    '/Feststar/invitations',
    '/:idOrSlug/invitations',
  );
  return received;
}

it('names guests with the same address, with a link to them in the guest list (rule: shared-address-told)', async () => {
  await show([mail]);
  const link = await screen.findByRole('link', { name: 'anne@x.dk' });
  expect(link.getAttribute('href')).toBe('/Feststar/contacts?q=anne%40x.dk');
  expect(screen.getByRole('listitem').textContent).toBe('2 guests have the same address: anne@x.dk (Anne and Bo).');
  expect(screen.getByText(/Each gets their own e-mail\. That is fine/)).toBeTruthy();
});

it('names guests with the same number, and says how many there are besides', async () => {
  await show([text], 4, 1000);
  expect((await screen.findByRole('listitem')).textContent).toBe(
    '5 guests have the same number: +45 20 12 34 56 (A, B, C, and 2 more).',
  );
  expect(
    screen.getByText(/4 more addresses or numbers\. We have looked only at the first 1,000 guests\./),
  ).toBeTruthy();
});

it('says nothing when no two guests share an address', async () => {
  const received = await show([]);
  await screen.findByText('below');
  expect(received.map(({ path }) => path.includes('texts=all'))).toEqual([true]);
  expect(screen.queryByRole('alert')).toBeNull();
});
