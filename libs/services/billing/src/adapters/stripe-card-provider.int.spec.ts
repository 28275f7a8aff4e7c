import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HeldClock } from '@festlig/platform/clock';
import { Logger } from '@festlig/platform/observability';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Stripe } from 'stripe';
import { BillingConfig } from '../config';
import type { CheckoutOrder } from './card-provider';
import { StripeCardProvider } from './stripe-card-provider';

const SECRET = 'whsec_for_tests';
const now = new Date('2026-05-01T10:00:00Z');
const order: CheckoutOrder = {
  paymentId: '0123456789abcdef01234567',
  partyId: 'a'.repeat(24),
  name: 'Festlig Premium',
  amount: 14_900,
  currency: 'dkk',
  language: 'da',
  email: 'karen@festlig.example',
  successUrl: 'https://festlig.example/payment/result?payment=success',
  cancelUrl: 'https://festlig.example/payment/result?payment=cancelled',
};

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  form: Record<string, string>;
}

describe('StripeCardProvider', () => {
  let server: Server;
  let provider: StripeCardProvider;
  let received: Received[];
  /** Status of each answer in turn; 200 after the last one. */
  let statuses: number[];
  /** What an answer with the status 200 has, and the error of another one. */
  let body: object;
  let failure: object;
  beforeEach(async () => {
    received = [];
    statuses = [];
    body = { id: 'cs_1', url: 'https://pay.example/cs_1' };
    failure = {};
    server = createServer((request, response) => {
      let sent = '';
      request.on('data', (chunk) => (sent += String(chunk)));
      request.on('end', () => {
        const { url: path = '', headers } = request;
        received.push({ path, headers, form: Object.fromEntries(new URLSearchParams(sent)) });
        const status = statuses.shift() ?? 200;
        response.writeHead(status, { 'content-type': 'application/json' });
        const error = {
          error: { type: status < 500 ? 'invalid_request_error' : 'api_error', message: 'no', ...failure },
        };
        response.end(JSON.stringify(status === 200 ? body : error));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const config = new BillingConfig({
      STRIPE_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      STRIPE_SECRET_KEY: 'sk_test_123',
      STRIPE_WEBHOOK_SECRET: SECRET,
      VAT_PERCENT: 25,
      SELLER_NAME: 'Festlig ApS',
      SELLER_ADDRESS: 'Strandvejen 1',
      SELLER_VAT_NUMBER: '',
    });
    provider = new StripeCardProvider(config, new HeldClock(now), Logger.create('test', 'silent'));
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it("requests a checkout page with Stripe's form fields and an idempotency key", async () => {
    expect(await provider.createCheckout(order)).toEqual({ url: 'https://pay.example/cs_1', reference: 'cs_1' });
    const [{ path, headers, form }] = received as [Received];
    expect(path).toBe('/v1/checkout/sessions');
    expect(headers).toMatchObject({
      authorization: 'Bearer sk_test_123',
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': `checkout-${order.paymentId}`,
    });
    expect(form).toMatchObject({
      mode: 'payment',
      'allowed_payment_method_types[0]': 'card',
      client_reference_id: order.paymentId,
      'metadata[partyId]': order.partyId,
      'payment_intent_data[metadata][paymentId]': order.paymentId,
      locale: 'da',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][unit_amount]': '14900',
      'line_items[0][price_data][currency]': 'dkk',
      'line_items[0][price_data][product_data][name]': 'Festlig Premium',
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
    });
  });

  it('repeats a failed request once, with the same idempotency key', async () => {
    statuses = [500];
    expect(await provider.createCheckout(order)).toEqual({ url: 'https://pay.example/cs_1', reference: 'cs_1' });
    const keys = received.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([`checkout-${order.paymentId}`, `checkout-${order.paymentId}`]);
  });

  it('throws payment_unavailable when Stripe stays down, after two requests, and when Stripe refuses', async () => {
    statuses = [503, 503];
    await expect(provider.createCheckout(order)).rejects.toMatchObject({ code: 'payment_unavailable' });
    expect(received).toHaveLength(2);
    statuses = [401];
    await expect(provider.createCheckout(order)).rejects.toMatchObject({ code: 'payment_unavailable' });
    expect(received).toHaveLength(3);
  });

  const paidSession = {
    id: 'cs_1',
    object: 'checkout.session',
    client_reference_id: order.paymentId,
    metadata: { paymentId: order.paymentId, partyId: order.partyId },
    payment_status: 'paid',
    status: 'complete',
    amount_total: 14_900,
    currency: 'dkk',
    payment_intent: 'pi_1',
  };
  const paid = {
    paymentId: order.paymentId,
    partyId: order.partyId,
    amount: 14_900,
    currency: 'dkk',
    reference: 'cs_1',
    intent: 'pi_1',
  };

  describe('asking about a checkout', () => {
    it('returns what was paid', async () => {
      body = paidSession;
      expect(await provider.findCheckout('cs_1')).toEqual({ status: 'paid', paid });
      expect(received[0]?.path).toBe('/v1/checkout/sessions/cs_1');
    });

    it('tells an open one, also while a slow payment is on its way, from one that has ended or never was', async () => {
      body = { ...paidSession, status: 'open', payment_status: 'unpaid' };
      expect(await provider.findCheckout('cs_1')).toEqual({ status: 'open' });
      body = { ...paidSession, payment_status: 'unpaid' };
      expect(await provider.findCheckout('cs_1')).toEqual({ status: 'open' });
      body = { ...paidSession, status: 'expired', payment_status: 'unpaid' };
      expect(await provider.findCheckout('cs_1')).toEqual({ status: 'ended' });
      [statuses, failure] = [[404], { code: 'resource_missing' }];
      expect(await provider.findCheckout('cs_1')).toEqual({ status: 'ended' });
    });

    it('throws payment_unavailable while Stripe does not answer', async () => {
      statuses = [500, 500];
      await expect(provider.findCheckout('cs_1')).rejects.toMatchObject({ code: 'payment_unavailable' });
    });
  });

  it('closes a checkout, and leaves one that is paid as it is', async () => {
    await provider.closeCheckout('cs_1');
    expect(received[0]?.path).toBe('/v1/checkout/sessions/cs_1/expire');
    statuses = [400];
    await expect(provider.closeCheckout('cs_1')).resolves.toBeUndefined();
    statuses = [401];
    await expect(provider.closeCheckout('cs_1')).rejects.toMatchObject({ code: 'payment_unavailable' });
  });

  it('sends the money of a payment back with a key of its own, and accepts that this was done before', async () => {
    const payment = { paymentId: order.paymentId, intent: 'pi_1' };
    await provider.sendBack(payment);
    const [{ path, headers, form }] = received as [Received];
    expect(path).toBe('/v1/refunds');
    expect(headers['idempotency-key']).toBe(`refund-${order.paymentId}`);
    expect(form).toEqual({ payment_intent: 'pi_1', 'metadata[paymentId]': order.paymentId });
    [statuses, failure] = [[400], { code: 'charge_already_refunded' }];
    await expect(provider.sendBack(payment)).resolves.toBeUndefined();
    [statuses, failure] = [[402], { code: 'insufficient_funds' }];
    await expect(provider.sendBack(payment)).rejects.toMatchObject({ code: 'payment_unavailable' });
  });

  it('tells which payment money belongs to, and of money of another shop that it is not ours', async () => {
    body = { id: 'pi_1', metadata: { paymentId: order.paymentId } };
    expect(await provider.paymentOf('pi_1')).toBe(order.paymentId);
    body = { id: 'pi_1', metadata: {} };
    expect(await provider.paymentOf('pi_1')).toBeNull();
    [statuses, failure] = [[404], { code: 'resource_missing' }];
    expect(await provider.paymentOf('pi_1')).toBeNull();
  });

  describe('reading a webhook', () => {
    const message = (type: string, object: object = {}) =>
      JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object: { ...paidSession, ...object } } });
    const signed = (payload: string, at = now, secret = SECRET) =>
      new Stripe('sk_test_123').webhooks.generateTestHeaderString({ payload, secret, timestamp: at.getTime() / 1000 });
    const read = (payload: string) => provider.readWebhook(payload, signed(payload));

    it('returns the payment of a completed checkout, with what was paid', () => {
      expect(read(message('checkout.session.completed'))).toEqual({ kind: 'paid', paid });
      expect(read(message('checkout.session.async_payment_succeeded'))).toEqual({ kind: 'paid', paid });
    });

    it('returns null for an unpaid, unknown or expired checkout', () => {
      expect(read(message('checkout.session.completed', { payment_status: 'unpaid' }))).toBeNull();
      expect(read(message('checkout.session.completed', { client_reference_id: null }))).toBeNull();
      expect(read(message('checkout.session.expired'))).toBeNull();
    });

    it('returns how much of a payment was refunded so far', () => {
      const { paymentId } = order;
      const charge = { id: 'ch_1', object: 'charge', amount_refunded: 400, metadata: { paymentId } };
      expect(read(message('charge.refunded', charge))).toEqual({
        kind: 'returned',
        returned: { intent: 'pi_1', paymentId, amount: 400, dispute: null },
      });
      expect(read(message('charge.refunded', { ...charge, payment_intent: null }))).toBeNull();
    });

    it('returns what a dispute takes, which may be a part, and nothing for an inquiry', () => {
      const dispute = { id: 'dp_1', object: 'dispute', amount: 4900, metadata: {}, status: 'needs_response' };
      const taken = {
        kind: 'returned',
        returned: { intent: 'pi_1', paymentId: null, amount: 4900, dispute: 'dp_1' },
      };
      expect(read(message('charge.dispute.created', dispute))).toEqual(taken);
      expect(read(message('charge.dispute.funds_withdrawn', dispute))).toEqual(taken);
      expect(read(message('charge.dispute.closed', dispute))).toBeNull();
      for (const status of ['warning_needs_response', 'warning_under_review', 'warning_closed'])
        expect(read(message('charge.dispute.created', { ...dispute, status }))).toBeNull();
    });

    it('returns a refund that did not reach the buyer', () => {
      const refund = { id: 're_1', object: 'refund', metadata: { paymentId: order.paymentId }, status: 'failed' };
      expect(read(message('refund.failed', refund))).toEqual({
        kind: 'refund_failed',
        refund: { intent: 'pi_1', paymentId: order.paymentId },
      });
      expect(read(message('refund.failed', { ...refund, payment_intent: null }))).toBeNull();
    });

    it('refuses a webhook with a missing, wrong or foreign signature', () => {
      const payload = message('checkout.session.completed');
      for (const signature of ['', 'made up', signed(payload, now, 'whsec_other'), signed(`${payload} `)])
        expect(() => provider.readWebhook(payload, signature)).toThrow('webhook_signature_invalid');
    });

    it('refuses a webhook that was signed more than five minutes ago', () => {
      const payload = message('checkout.session.completed');
      const old = new Date(now.getTime() - 301_000);
      expect(() => provider.readWebhook(payload, signed(payload, old))).toThrow('webhook_signature_invalid');
    });
  });
});
