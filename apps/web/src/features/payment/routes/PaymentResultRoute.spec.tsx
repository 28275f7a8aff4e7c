import { afterEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderRoute } from '../../../components/testing/render-route';
import PaymentResultRoute from './PaymentResultRoute';

afterEach(() => {
  window.opener = null;
});

it.each([
  ['success', true],
  ['cancelled', false],
])('tells the page that opened the payment window: %s', async (payment, paid) => {
  const postMessage = jest.fn();
  window.opener = { postMessage };
  await renderRoute(<PaymentResultRoute />, `/payment/result?payment=${payment}`);
  expect(postMessage).toHaveBeenCalledWith({ source: 'payment-window', payment: paid }, window.location.origin);
});

it('says what to do when no page opened the payment window', async () => {
  await renderRoute(<PaymentResultRoute />, '/payment/result?payment=success');
  expect(screen.getByText(/You can close this window/)).toBeTruthy();
});
