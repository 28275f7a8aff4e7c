import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderRoute } from '../../../components/testing/render-route';
import { rememberPaymentPage } from '../../../lib/payment-page';
import PaymentResultRoute from './PaymentResultRoute';

afterEach(() => {
  window.opener = null;
  sessionStorage.clear();
});

it.each([
  ['success', true],
  ['cancelled', false],
  ['failed', false],
])('tells the page that opened the payment window: %s', async (payment, paid) => {
  const postMessage = jest.fn();
  window.opener = { postMessage };
  await renderRoute(<PaymentResultRoute />, `/payment/result?payment=${payment}`);
  expect(postMessage).toHaveBeenCalledWith({ source: 'payment-window', payment: paid }, window.location.origin);
});

it('closes the payment window also when the page that opened it was left, and never the tab in which the payment began', async () => {
  jest.useFakeTimers();
  const close = jest.spyOn(window, 'close').mockImplementation(() => undefined);
  rememberPaymentPage('/sofie-40/plan');
  await renderRoute(<PaymentResultRoute />, '/payment/result?payment=success');
  jest.runOnlyPendingTimers();
  expect(close).not.toHaveBeenCalled();
  cleanup();
  sessionStorage.clear();
  await renderRoute(<PaymentResultRoute />, '/payment/result?payment=success');
  jest.runOnlyPendingTimers();
  expect(close).toHaveBeenCalledTimes(1);
  close.mockRestore();
  jest.useRealTimers();
});

it('says what to do when no page opened the payment window', async () => {
  await renderRoute(<PaymentResultRoute />, '/payment/result?payment=success');
  expect(screen.getByText(/You can close this window/)).toBeTruthy();
});

it.each([
  ['success', '/sofie-40/plan?paid=pro', 'The payment went through'],
  ['cancelled', '/sofie-40/plan', 'The payment was cancelled'],
  ['failed', '/sofie-40/plan', 'The payment could not be started'],
])('leads a payment of this tab that ended with %s back to the page it began on', async (payment, page, title) => {
  rememberPaymentPage('/sofie-40/plan?paid=pro');
  await renderRoute(<PaymentResultRoute />, `/payment/result?payment=${payment}`);
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the event' }).getAttribute('href')).toBe(page);
});

it('never leads to another site', async () => {
  rememberPaymentPage('//evil.example/plan');
  await renderRoute(<PaymentResultRoute />, '/payment/result?payment=success');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/en/parties');
});
