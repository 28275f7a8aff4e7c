import { expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { aSend } from '@festlig/testing/messaging/a-send';
import { failure, fakeServer, renderRoute } from '../../../../components/testing/render-route';
import { testLanguage } from '../../../../i18n/testing';
import { TokenHistory } from './TokenHistory';

const ID = 'a'.repeat(24);
const amount = { dkk: { amount: 0, original: null }, eur: { amount: 0, original: null } };
const balance = {
  tokens: 5,
  reserved: 0,
  tokenPrice: { dkk: 400, eur: 50 },
  prices: { free: amount, premium: amount, pro: amount },
};
const listed = (...items: object[]) => ({ items, page: 1, pageSize: 20, total: items.length });

async function show(ledger: unknown, account: object = {}, sends: unknown = listed()) {
  fakeServer({
    [`GET /api/party/${ID}/billing`]: () => ({ ...balance, ...account }),
    [`GET /api/party/${ID}/ledger`]: () => ledger,
    [`GET /api/party/${ID}/sends`]: () => sends,
  });
  await renderRoute(<TokenHistory partyId={ID} />, '/Feststar/plan', '/:idOrSlug/plan');
  return within(await screen.findByRole('region', { name: 'Texts' }));
}

it('lists what was bought, used, given back and taken back, with its sign', async () => {
  const line = { at: '2026-11-20T12:00:00Z' };
  const paymentId = 'd'.repeat(24);
  const region = await show(
    listed(
      { ...line, id: '4', kind: 'refund', paymentId, tokens: -2 },
      { ...line, id: '3', kind: 'coupon', code: 'JUL-2026', tokens: 4 },
      { ...line, id: '2', kind: 'send', sendId: 'e'.repeat(24), tokens: -5, reserved: 8, returned: 3 },
      { ...line, id: '1', kind: 'payment', paymentId, tokens: 8 },
    ),
  );
  const lines = (await region.findAllByRole('listitem')).map(({ textContent }) => textContent?.replace('−', '-'));
  expect(lines).toEqual([
    expect.stringMatching(/^Refund20 November 2026.*-2$/),
    expect.stringMatching(/^Coupon JUL-2026.*\+4$/),
    expect.stringMatching(/^Texts to the guests.* · 3 returned for texts that were not sent-5See what was sent$/),
    expect.stringMatching(/^Bought.*\+8$/),
  ]);
});

it('says what a text costs, in the currency of the language', async () => {
  const region = await show(listed());
  expect(await region.findByText(/when you send. A text costs €0.50 incl. VAT.$/)).toBeTruthy();
});

it('ends the sentence with one full stop where the currency has one of its own', async () => {
  await show(listed());
  await act(() => testLanguage('da'));
  expect(await screen.findByText(/En sms koster 4\skr\. inkl\. moms\.$/)).toBeTruthy();
});

it('says which send took the tokens, as long as its name is known, and leads to the sends', async () => {
  const [known, old] = ['c'.repeat(24), 'e'.repeat(24)];
  const line = { kind: 'send', at: '2026-11-20T12:00:00Z', tokens: -5, reserved: 5, returned: 0 };
  const region = await show(
    listed({ ...line, id: '2', sendId: known }, { ...line, id: '1', sendId: old }),
    {},
    listed(aSend({ id: known, name: 'Come to the party' })),
  );
  await region.findByText('Texts: Come to the party');
  expect(region.getByText('Texts to the guests')).toBeTruthy();
  const links = region.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(links).toEqual([
    ['See what was sent: Texts: Come to the party', '/Feststar/invitations'],
    ['See what was sent: Texts to the guests', '/Feststar/invitations'],
  ]);
});

it('says how many tokens are on the account, and how many are set aside for a running send', async () => {
  const region = await show(listed(), { reserved: 8 });
  expect(await region.findByText(/^5 texts on the account\. 8 texts are set aside/)).toBeTruthy();
  expect(region.queryByRole('list')).toBeNull();
});

it('says why the history is missing', async () => {
  const region = await show(failure(503, { root: { code: 'unavailable' } }));
  expect(await region.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
