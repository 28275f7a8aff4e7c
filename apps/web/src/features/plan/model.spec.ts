import { expect, it } from '@jest/globals';
import { cardState, formatPrice, paymentOf, planPayment, tokenAmount, tokenPayment } from './model';

it('offers only what is above the current plan', () => {
  expect(cardState('free', 'premium')).toBe('included');
  expect(cardState('premium', 'premium')).toBe('current');
  expect(cardState('pro', 'premium')).toBe('upgrade');
});

it('writes minor units as money, without idle decimals', () => {
  expect(formatPrice(14900, 'dkk', 'da').replace(/\s/g, ' ')).toBe('149 kr.');
  expect(formatPrice(1950, 'eur', 'en')).toBe('€19.50');
});

it('sells whole messages, 1 to 100,000', () => {
  expect(tokenAmount(' 50 ')).toBe(50);
  for (const text of ['', '0', '1.5', 'x', '100001', '-2']) expect(tokenAmount(text)).toBeUndefined();
});

it('builds the popups’ addresses', () => {
  expect(planPayment('p', 'pro', 'dkk')).toBe('/payment/plan/p/pro/dkk');
  expect(tokenPayment('p', 50, 'eur')).toBe('/payment/token/p/50/eur');
});

it('believes only the payment window of our own site', () => {
  const own = 'https://festlig.example';
  const said = (data: unknown, origin = own) => paymentOf({ origin, data }, own);
  expect(said({ source: 'payment-window', payment: true })).toBe(true);
  expect(said({ source: 'payment-window', payment: false })).toBe(false);
  expect(said({ source: 'payment-window', payment: true }, 'https://evil.example')).toBeUndefined();
  expect(said({ source: 'other' })).toBeUndefined();
  expect(said('hello')).toBeUndefined();
});
