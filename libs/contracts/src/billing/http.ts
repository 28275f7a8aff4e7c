import { http, SLOW_GUESSING } from '../define/http';

/** The card provider has 10 s to answer. */
const popup = { answer: 'redirect', onFailure: '/payment/result?payment=failed', deadline: 12_000 } as const;

export const getBalance = http('billing.getBalance', 'GET /api/party/:partyId/billing');
export const payTokens = http('billing.payTokens', 'GET /payment/token/:partyId/:amount/:currency', popup);
export const payPlan = http('billing.payPlan', 'GET /payment/plan/:partyId/:plan/:currency', popup);
export const payUnlimitedPhotos = http(
  'billing.payUnlimitedPhotos',
  'GET /payment/unlimited_photos/:partyId/:currency',
  popup,
);
export const listPayments = http('billing.listPayments', 'GET /api/party/:partyId/payments');
export const listLedger = http('billing.listLedger', 'GET /api/party/:partyId/ledger');
export const getReceipt = http('billing.getReceipt', 'GET /payment/receipt/:partyId/:paymentId.pdf', {
  answer: 'download',
  contentType: 'application/pdf',
  encoding: 'base64',
});
export const redeemCoupon = http('billing.redeemCoupon', 'POST /api/party/:partyId/coupon', {
  clientAddress: true,
  ...SLOW_GUESSING,
});
export const receiveStripeWebhook = http('billing.receiveStripeWebhook', 'POST /webhooks/stripe', {
  guard: 'signature',
  rawBody: true,
  maxBytes: 1_000_000,
  deadline: 12_000,
  headers: { signature: 'stripe-signature' },
});
