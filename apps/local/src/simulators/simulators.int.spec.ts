import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startSimulators } from './simulators';

const secret = 'whsec_trial';
const key = { authorization: 'Bearer sk_test_trial' };
interface Session {
  id: string;
  url: string;
  status: string;
  payment_status: string;
  amount_total: number;
}

describe('the card payment simulator', () => {
  let product: Server;
  let simulators: Awaited<ReturnType<typeof startSimulators>>;
  const posts: { signature: string; body: string }[] = [];
  let refusals = 0;

  beforeAll(async () => {
    product = createServer((request, response) => {
      void text(request).then((body) => {
        posts.push({ signature: String(request.headers['stripe-signature']), body });
        response.writeHead(refusals-- > 0 ? 503 : 200).end();
      });
    });
    await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
    const { port } = product.address() as AddressInfo;
    const webhookUrl = `http://127.0.0.1:${port}/webhooks/stripe`;
    const textAccount = { sid: `AC${'0'.repeat(32)}`, token: 'a token' };
    const others = { textAccount, textWebhookUrl: 'http://127.0.0.1:9', textsPerSecond: 300 };
    simulators = await startSimulators({ port: 0, webhookUrl, webhookSecret: secret, ...others });
  });
  beforeEach(() => {
    posts.length = 0;
    refusals = 0;
  });
  afterAll(async () => {
    await simulators.stop();
    product.close();
  });

  async function call<T>(
    path: string,
    form?: Record<string, string>,
    headers: Record<string, string> = key,
  ): Promise<T> {
    const body = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
    return (await (await fetch(`${simulators.url}/v1/checkout/sessions${path}`, { headers, ...body })).json()) as T;
  }
  const purchase = {
    mode: 'payment',
    success_url: 'http://localhost:3000/payment/done?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/payment/cancelled',
    'line_items[0][price_data][currency]': 'dkk',
    'line_items[0][price_data][unit_amount]': '9900',
    'line_items[0][price_data][product_data][name]': '<b>100 tokens</b>',
    'line_items[0][quantity]': '2',
    'metadata[partyId]': 'p1',
  };
  const pay = (session: Session): Promise<Response> =>
    fetch(`${simulators.url}/checkout/${session.id}/pay`, { method: 'POST', redirect: 'manual' });

  it('leads from its address to the payments and the phone, in the reader’s language', async () => {
    const read = async (language: string) =>
      (await fetch(simulators.url, { headers: { 'accept-language': language } })).text();
    const page = await read('da-DK');
    for (const link of ['href="/checkout"', 'href="/phone"', 'lang="da"']) expect(page).toContain(link);
    expect(await read('en-GB')).toContain('Payments');
  });

  it('shows a page with the purchase, a button to pay and a link back', async () => {
    const session = await call<Session>('', purchase);
    expect(session).toMatchObject({ amount_total: 19_800, status: 'open', payment_status: 'unpaid' });
    const page = await (await fetch(session.url, { headers: { 'accept-language': 'da' } })).text();
    expect(page).toContain('&lt;b&gt;100 tokens&lt;/b&gt;');
    expect(page).toMatch(/Betal 198,00.kr\./);
    expect(page).toContain('href="http://localhost:3000/payment/cancelled"');
  });

  it('posts a signed payment event until the product accepts it, and then redirects the buyer back', async () => {
    refusals = 2;
    const session = await call<Session>('', purchase);
    const answer = await pay(session);
    expect(answer.headers.get('location')).toBe(`http://localhost:3000/payment/done?session=${session.id}`);
    expect(posts).toHaveLength(3);
    expect(new Set(posts.map(({ body }) => body)).size).toBe(1);
    const { signature = '', body = '' } = posts[2] ?? {};
    const [, time, v1] = /^t=(\d+),v1=(\w+)$/.exec(signature) ?? [];
    expect(v1).toBe(createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'));
    expect(JSON.parse(body)).toMatchObject({
      type: 'checkout.session.completed',
      data: { object: { id: session.id, payment_status: 'paid', metadata: { partyId: 'p1' } } },
    });
  });

  it('ignores a second click on Pay', async () => {
    const session = await call<Session>('', purchase);
    await Promise.all([pay(session), pay(session)]);
    expect(posts).toHaveLength(1);
    expect(await call<Session>(`/${session.id}`)).toMatchObject({ status: 'complete', payment_status: 'paid' });
  });

  it('refuses a payment for an expired session', async () => {
    const session = await call<Session>('', purchase);
    await call(`/${session.id}/expire`, {});
    await pay(session);
    expect(posts).toHaveLength(0);
  });

  describe('the page of payments', () => {
    const paidFor = { ...purchase, 'payment_intent_data[metadata][paymentId]': 'm1' };
    const events = () => posts.map(({ body }) => JSON.parse(body) as { type: string; data: { object: object } });
    const press = (session: Session, what: string) =>
      fetch(`${simulators.url}/checkout/${session.id}/${what}`, { method: 'POST', redirect: 'manual' });
    const reported = async (count: number) => {
      while (posts.length < count) await new Promise((resolve) => setImmediate(resolve));
      return events().at(-1);
    };

    it('pays without a report, so that a developer sees the payment being found', async () => {
      const session = await call<Session>('', paidFor);
      await press(session, 'quietly');
      expect(posts).toHaveLength(0);
      expect(await call<Session>(`/${session.id}`)).toMatchObject({ status: 'complete', payment_status: 'paid' });
      const page = await (await fetch(`${simulators.url}/checkout`)).text();
      expect(page).toContain('&lt;b&gt;100 tokens&lt;/b&gt;');
    });

    it('refunds half and then the rest, with reports that name the payment', async () => {
      const session = await call<Session>('', paidFor);
      await pay(session);
      await press(session, 'half');
      const metadata = { paymentId: 'm1' };
      expect(await reported(2)).toMatchObject({
        type: 'charge.refunded',
        data: { object: { amount_refunded: 9_900, refunded: false, metadata } },
      });
      await press(session, 'refund');
      expect(await reported(3)).toMatchObject({ data: { object: { amount_refunded: 19_800, refunded: true } } });
      expect((await press(session, 'refund')).status).toBe(400);
    });

    it('disputes a payment once', async () => {
      const session = await call<Session>('', paidFor);
      await pay(session);
      await press(session, 'dispute');
      await press(session, 'dispute');
      expect(await reported(2)).toMatchObject({ type: 'charge.dispute.created', data: { object: { amount: 19_800 } } });
      expect(posts).toHaveLength(2);
    });

    it('reports an inquiry, which takes no money, and a dispute of a half', async () => {
      const session = await call<Session>('', paidFor);
      await pay(session);
      await press(session, 'inquiry');
      const type = 'charge.dispute.created';
      const inquiry = { amount: 19_800, status: 'warning_needs_response' };
      expect(await reported(2)).toMatchObject({ type, data: { object: inquiry } });
      await press(session, 'dispute-half');
      const half = { amount: 9_900, status: 'needs_response' };
      expect(await reported(3)).toMatchObject({ type, data: { object: half } });
    });

    it('shows what the product refunds by a call, which is made once a key', async () => {
      const session = await call<Session & { payment_intent: string }>('', paidFor);
      await pay(session);
      const { payment_intent } = await call<{ payment_intent: string }>(`/${session.id}`);
      const refund = async (idempotencyKey: string) => {
        const headers = { ...key, 'idempotency-key': idempotencyKey };
        const body = new URLSearchParams({ payment_intent });
        const answer = await fetch(`${simulators.url}/v1/refunds`, { method: 'POST', headers, body });
        return (await answer.json()) as { id?: string; error?: { code: string } };
      };
      const first = await refund('a');
      expect((await refund('a')).id).toBe(first.id);
      expect((await refund('b')).error?.code).toBe('charge_already_refunded');
      await reported(2);
      const asked = await fetch(`${simulators.url}/v1/payment_intents/${payment_intent}`, { headers: key });
      expect(await asked.json()).toMatchObject({ metadata: { paymentId: 'm1' } });
    });
  });

  it('returns the same session for a repeated create', async () => {
    const headers = { ...key, 'idempotency-key': 'once' };
    const first = await call<Session>('', purchase, headers);
    expect((await call<Session>('', purchase, headers)).id).toBe(first.id);
  });

  it.each([
    ['no key', purchase, {}, 'Invalid API Key'],
    ['nothing to buy', { mode: 'payment', success_url: 'http://a' }, key, 'line_items'],
    ['an address that is a script', { ...purchase, success_url: 'javascript:alert(1)' }, key, 'Not a valid URL'],
    ['an amount that is not a number', { ...purchase, 'line_items[0][quantity]': 'x' }, key, 'Invalid integer'],
  ])('refuses %s as Stripe does', async (_, form, headers, message) => {
    const answer = await call<{ error: { type: string; message: string } }>(
      '',
      form,
      headers as Record<string, string>,
    );
    expect(answer.error.type).toBe('invalid_request_error');
    expect(answer.error.message).toContain(message);
  });
});
