import type { Party } from '@festlig/contracts/party';
import { aParty } from '@festlig/testing/party';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { usePartyOfPage } from '../../api/party';
import { fakeServer, renderRoute } from '../testing/render-route';
import { paymentPage } from '../../lib/payment-page';
import { UnlimitedPhotos } from './UnlimitedPhotos';

const ID = 'a'.repeat(24);
const price = { dkk: { amount: 0, original: null }, eur: { amount: 0, original: null } };
const balance = {
  tokens: 0,
  reserved: 0,
  tokenPrice: { dkk: 400, eur: 50 },
  prices: { free: price, premium: price, pro: price },
};

let party: Party;
let popup: { closed: boolean; focus: () => void } | null;
let opened: jest.SpiedFunction<typeof window.open>;
beforeEach(() => {
  party = aParty({ id: ID, plan: 'premium', features: ['photos'], limits: { photos: 200 }, isOwner: true });
  popup = { closed: false, focus: () => undefined };
  opened = jest.spyOn(window, 'open').mockImplementation(() => popup as Window | null);
});
afterEach(() => {
  opened.mockRestore();
  sessionStorage.clear();
});

/** The offer as a page of the party shows it. */
function Offer({ on = 'plan' }: { on?: 'plan' | 'photos' }) {
  const shown = usePartyOfPage().data;
  return (
    shown && (
      <>
        <h1>{shown.plan}</h1>
        <UnlimitedPhotos party={shown} currency="dkk" on={on} />
      </>
    )
  );
}

async function show(query = '', element = <Offer />) {
  const none = { items: [], page: 1, pageSize: 20, total: 0 };
  fakeServer({
    'GET /api/party/Feststar': () => party,
    [`GET /api/party/${ID}/billing`]: () => balance,
    [`GET /api/party/${ID}/payments`]: () => none,
    [`GET /api/party/${ID}/ledger`]: () => none,
  });
  await renderRoute(element, `/Feststar/plan${query}`, '/:idOrSlug/plan');
  await screen.findAllByRole('heading');
}
const buttonShown = () => screen.queryByRole('button', { name: 'Buy unlimited photos (opens a new window)' });
const paid = { source: 'payment-window', payment: true };

it('shows the limit and the price, opens the payment in a window, and thanks', async () => {
  await show();
  const { textContent } = screen.getByRole('region', { name: 'Unlimited photos' });
  expect(textContent).toContain('up to 200 photos');
  expect(textContent).toContain('DKK');
  expect(textContent).toContain('incl. VAT');
  fireEvent.click(screen.getByRole('button', { name: 'Buy unlimited photos (opens a new window)' }));
  expect(opened.mock.calls[0]?.[0]).toBe(`/payment/unlimited_photos/${ID}/dkk`);
  expect(screen.getByText(/Pay in the window that has opened/)).toBeTruthy();
  party = { ...party, limits: { photos: null } };
  act(() => void window.dispatchEvent(new MessageEvent('message', { data: paid, origin: window.location.origin })));
  expect(await screen.findByText('Thank you! The event now has unlimited photos.')).toBeTruthy();
  await waitFor(() => expect(buttonShown()).toBeNull());
});

it.each([
  ['plan', '/Feststar/plan?paid=unlimited_photos'],
  ['photos', '/Feststar/photos?paid=unlimited_photos'],
] as const)(
  'is bought in the same tab where the browser opens no window, and comes back to the %s page',
  async (on, back) => {
    popup = null;
    const stay = (event: MouseEvent) => event.preventDefault();
    document.addEventListener('click', stay);
    await show('', <Offer on={on} />);
    fireEvent.click(screen.getByRole('button', { name: 'Buy unlimited photos (opens a new window)' }));
    document.removeEventListener('click', stay);
    expect(paymentPage()).toBe(back);
  },
);

it('thanks after a payment in this tab', async () => {
  party = { ...party, limits: { photos: null } };
  await show('?paid=unlimited_photos');
  expect(await screen.findByText('Thank you! The event now has unlimited photos.')).toBeTruthy();
});

it.each([
  ['has no photos by its plan', { plan: 'free', features: [], limits: { photos: 20 } }],
  ['has no limit by its plan', { plan: 'pro', features: ['photos'], limits: { photos: null } }],
] as const)('is not offered to a party that %s', async (_, fields) => {
  party = aParty({ id: ID, isOwner: true, ...fields, features: [...fields.features] });
  await show();
  expect(buttonShown()).toBeNull();
});
