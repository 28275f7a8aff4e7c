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
  beforeEach(async () => {
    received = [];
    statuses = [];
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        const { url: path = '', headers } = request;
        received.push({ path, headers, form: Object.fromEntries(new URLSearchParams(body)) });
        const status = statuses.shift() ?? 200;
        response.writeHead(status, { 'content-type': 'application/json' });
        const error = { error: { type: status < 500 ? 'invalid_request_error' : 'api_error', message: 'no' } };
        response.end(JSON.stringify(status === 200 ? { id: 'cs_1', url: 'https://pay.example/cs_1' } : error));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const config = new BillingConfig({
      STRIPE_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      STRIPE_SECRET_KEY: 'sk_test_123',
      STRIPE_WEBHOOK_SECRET: SECRET,
    });
    provider = new StripeCardProvider(config, new HeldClock(now), Logger.create('test', 'silent'));
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it("requests a checkout page with Stripe's form fields and an idempotency key", async () => {
    expect(await provider.createCheckout(order)).toEqual({ url: 'https://pay.example/cs_1' });
    const [{ path, headers, form }] = received as [Received];
    expect(path).toBe('/v1/checkout/sessions');
    expect(headers).toMatchObject({
      authorization: 'Bearer sk_test_123',
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': `checkout-${order.paymentId}`,
    });
    expect(form).toMatchObject({
      mode: 'payment',
      client_reference_id: order.paymentId,
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
    expect(await provider.createCheckout(order)).toEqual({ url: 'https://pay.example/cs_1' });
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

  describe('reading a webhook', () => {
    const message = (type: string, session: object = {}) => {
      const paid = { id: 'cs_1', client_reference_id: order.paymentId, payment_status: 'paid', ...session };
      return JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object: paid } });
    };
    const signed = (payload: string, at = now, secret = SECRET) =>
      new Stripe('sk_test_123').webhooks.generateTestHeaderString({ payload, secret, timestamp: at.getTime() / 1000 });
    const read = (payload: string) => provider.readWebhook(payload, signed(payload));

    it('returns the payment of a completed checkout', () => {
      const paid = { paymentId: order.paymentId, reference: 'cs_1' };
      expect(read(message('checkout.session.completed'))).toEqual(paid);
      expect(read(message('checkout.session.async_payment_succeeded'))).toEqual(paid);
    });

    it('returns null for an unpaid, unknown or expired checkout', () => {
      expect(read(message('checkout.session.completed', { payment_status: 'unpaid' }))).toBeNull();
      expect(read(message('checkout.session.completed', { client_reference_id: null }))).toBeNull();
      expect(read(message('checkout.session.expired'))).toBeNull();
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
