import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { checkoutPage, errorPage } from './checkout-page';
import type { CheckoutSession, CheckoutSessions } from './checkout-sessions';
import { readForm } from './form';
import { firstHeader, requireKey } from './stripe-request';
import type { ReceivedMoney } from './received-money';
import { receivedRoutes } from './received-routes';
import { StripeError } from './stripe-error';
import type { WebhookSender } from './webhook-sender';

/** The longest time a buyer waits for the shop to receive the payment event before returning to it, as at Stripe. */
const longestWaitMs = 10_000;

type ById = { Params: { id: string } };

const successAddress = (session: CheckoutSession): string =>
  session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);

/** Stripe's calls for checkout sessions, and the page on which a buyer pays. */
export async function checkoutRoutes(
  app: FastifyInstance,
  { sessions, webhooks, money }: { sessions: CheckoutSessions; webhooks: WebhookSender; money: ReceivedMoney },
): Promise<void> {
  app.setErrorHandler((error, request, reply) => {
    const known = error instanceof StripeError ? error : new StripeError(500, 'The simulator failed.');
    if (known !== error) console.error(error);
    if (request.url.startsWith('/v1/')) return reply.code(known.statusCode).send(known.wire());
    return reply
      .code(known.statusCode)
      .type('text/html; charset=utf-8')
      .send(errorPage(request.headers['accept-language']));
  });

  receivedRoutes(app, { sessions, money, webhooks });

  app.post('/v1/checkout/sessions', async (request) => {
    requireKey(request);
    const form = readForm(request.body instanceof URLSearchParams ? request.body : new URLSearchParams());
    return sessions.create(form, `http://${request.host}`, firstHeader(request.headers['idempotency-key']));
  });
  app.get<ById>('/v1/checkout/sessions/:id', async (request) => {
    requireKey(request);
    return sessions.find(request.params.id).session;
  });
  app.post<ById>('/v1/checkout/sessions/:id/expire', async (request) => {
    requireKey(request);
    return sessions.expire(request.params.id);
  });

  app.get<ById>('/checkout/:id', async (request, reply) => {
    const { session, items } = sessions.find(request.params.id);
    if (session.status === 'complete') return reply.redirect(successAddress(session), 303);
    const page = checkoutPage(session, items, session.locale ?? request.headers['accept-language']);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  });
  app.post<ById>('/checkout/:id/pay', async (request, reply) => {
    const { session } = sessions.find(request.params.id);
    if (sessions.pay(session.id)) {
      const delivery = webhooks.send('checkout.session.completed', { ...session });
      // An event not accepted in time is delivered further while the buyer returns.
      await Promise.race([delivery, delay(longestWaitMs, undefined, { ref: false })]);
    }
    return reply.redirect(session.status === 'complete' ? successAddress(session) : `/checkout/${session.id}`, 303);
  });
}
