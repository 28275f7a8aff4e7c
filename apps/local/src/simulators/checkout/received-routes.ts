import type { FastifyInstance } from 'fastify';
import type { CheckoutSessions } from './checkout-sessions';
import { readForm, text } from './form';
import type { ReceivedMoney } from './received-money';
import { receivedPage } from './received-page';
import { StripeError } from './stripe-error';
import { firstHeader, requireKey } from './stripe-request';
import type { WebhookSender } from './webhook-sender';

type ById = { Params: { id: string } };

interface Received {
  sessions: CheckoutSessions;
  money: ReceivedMoney;
  webhooks: WebhookSender;
}

/** Stripe's calls for refunds, and the page on which a developer refunds, disputes, or loses a report. */
export function receivedRoutes(app: FastifyInstance, { sessions, money, webhooks }: Received): void {
  const intentOf = (id: string): string => {
    const { payment_intent } = sessions.find(id).session;
    if (payment_intent === null) throw new StripeError(400, 'This session is not paid.');
    return payment_intent;
  };
  /** Stripe answers first and reports later. */
  const report = (type: string, object: object | null) => void (object && webhooks.send(type, object));

  app.get<ById>('/v1/payment_intents/:id', async (request) => {
    requireKey(request);
    return money.intent(request.params.id);
  });
  app.post('/v1/refunds', async (request) => {
    requireKey(request);
    const form = readForm(request.body instanceof URLSearchParams ? request.body : new URLSearchParams());
    const amount = text(form['amount']);
    const key = firstHeader(request.headers['idempotency-key']);
    const intent = text(form['payment_intent']) ?? '';
    const { refund, charge } = money.refund(intent, amount === undefined ? undefined : Number(amount), key);
    report('charge.refunded', charge);
    return refund;
  });

  app.get('/checkout', async (request, reply) => {
    const listed = sessions.list().map((one) => ({ ...one, ...money.returnedOf(one.session) }));
    const page = receivedPage(listed, request.headers['accept-language']);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  });
  app.post<ById>('/checkout/:id/quietly', async (request, reply) => {
    sessions.pay(request.params.id);
    return reply.redirect('/checkout', 303);
  });
  app.post<ById>('/checkout/:id/refund', async (request, reply) => {
    report('charge.refunded', money.refund(intentOf(request.params.id), undefined).charge);
    return reply.redirect('/checkout', 303);
  });
  app.post<ById>('/checkout/:id/half', async (request, reply) => {
    const { session } = sessions.find(request.params.id);
    const left = session.amount_total - money.returnedOf(session).refunded;
    report('charge.refunded', money.refund(intentOf(session.id), Math.ceil(left / 2)).charge);
    return reply.redirect('/checkout', 303);
  });
  const disputes = { dispute: 'all', 'dispute-half': 'half', inquiry: 'inquiry' } as const;
  for (const [action, what] of Object.entries(disputes))
    app.post<ById>(`/checkout/:id/${action}`, async (request, reply) => {
      report('charge.dispute.created', money.dispute(intentOf(request.params.id), what));
      return reply.redirect('/checkout', 303);
    });
}
