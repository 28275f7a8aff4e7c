import { aParty } from '@festlig/testing/party';
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, failure, fakeServer, renderRoute } from '../../../components/testing/render-route';
import { CouponForm } from './CouponForm';

const ID = 'a'.repeat(24);
const amount = { dkk: { amount: 0, original: null }, eur: { amount: 0, original: null } };
const balance = {
  tokens: 3,
  reserved: 0,
  tokenPrice: { dkk: 400, eur: 50 },
  prices: { free: amount, premium: amount, pro: amount },
};

async function show(answer: Answer) {
  let tokens = balance.tokens;
  const received = fakeServer({
    [`GET /api/party/${ID}/billing`]: () => ({ ...balance, tokens: tokens++ }),
    [`POST /api/party/${ID}/coupon`]: answer,
  });
  await renderRoute(<CouponForm party={aParty({ id: ID })} />);
  await waitFor(() => expect(received).toHaveLength(1));
  const redeem = async (code: string) => {
    await userEvent.type(screen.getByLabelText('Coupon code'), code);
    await userEvent.click(screen.getByRole('button', { name: 'Use the coupon' }));
  };
  return { redeem, received };
}

it('redeems a code in capitals, says what it gives, and loads the account until it is there', async () => {
  const { redeem, received } = await show(() => ({ gives: { kind: 'tokens', tokens: 10 } }));
  await redeem('jul-2026');
  expect(await screen.findByText('The coupon has been used. It gives the event: 10 texts.')).toBeTruthy();
  expect(received.find(({ method }) => method === 'POST')?.body).toEqual({ code: 'JUL-2026' });
  expect(screen.getByLabelText<HTMLInputElement>('Coupon code').value).toBe('');
  const loads = () => received.filter(({ path }) => path.endsWith('/billing')).length;
  await waitFor(() => expect(loads()).toBeGreaterThan(1));
});

it('says how much a percentage takes off', async () => {
  const { redeem } = await show(() => ({ gives: { kind: 'percentage', percent: 20 } }));
  await redeem('halv');
  expect(await screen.findByText('The coupon has been used. It gives the event: 20% off its next plan.')).toBeTruthy();
});

it('shows an alert for a code that is not accepted, and keeps what was typed', async () => {
  const { redeem } = await show(() => failure(422, { code: { code: 'coupon_invalid' } }));
  await redeem('nothing');
  expect((await screen.findByRole('alert')).textContent).toMatch(/cannot be used/);
  expect(screen.getByLabelText<HTMLInputElement>('Coupon code').value).toBe('NOTHING');
});

it('sends nothing without a code', async () => {
  const { received } = await show(() => ({}));
  await userEvent.click(screen.getByRole('button', { name: 'Use the coupon' }));
  expect(received.filter(({ method }) => method === 'POST')).toEqual([]);
});
