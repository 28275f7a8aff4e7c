import { aParty } from '@festlig/testing/party';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { type Answer, failure, fakeServer, renderRoute } from '../testing/render-route';
import { Included } from './Included';

const ID = 'a'.repeat(24);
const price = (dkk: number, eur: number) => ({
  dkk: { amount: dkk, original: null },
  eur: { amount: eur, original: null },
});
const balance = {
  tokens: 0,
  reserved: 0,
  tokenPrice: { dkk: 400, eur: 50 },
  // With a coupon of the party.
  prices: { free: price(0, 0), premium: price(11_900, 1_590), pro: price(31_900, 4_310) },
};

async function show(feature: 'photos' | 'import', answer: Answer) {
  fakeServer({ [`GET /api/party/${ID}/billing`]: answer });
  await renderRoute(<Included feature={feature} party={aParty({ id: ID })} />);
}

it.each([
  ['photos', 'Photos from guests: included in Premium, €15.90'],
  ['import', 'Import of guest lists of more than 50: included in Pro, €43.10'],
] as const)(
  'names the plan that has %s and what it costs this party (rule: premium-features)',
  async (feature, text) => {
    await show(feature, () => balance);
    expect(await screen.findByText(text)).toBeTruthy();
  },
);

it('names the plan alone where its price is not known', async () => {
  await show('photos', () => failure(503, { root: { code: 'unavailable' } }));
  expect(await screen.findByText('Photos from guests: included in Premium')).toBeTruthy();
});
