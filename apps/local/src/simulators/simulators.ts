import Fastify from 'fastify';
import { answerOwnPagesOnly } from '../own-pages';
import { facebookRoutes } from './accounts/facebook-routes';
import { googleRoutes } from './accounts/google-routes';
import { checkoutRoutes } from './checkout/checkout-routes';
import { CheckoutSessions } from './checkout/checkout-sessions';
import { ReceivedMoney } from './checkout/received-money';
import { WebhookSender } from './checkout/webhook-sender';
import { frontPage } from './front-page';
import { type TextAccount, textRoutes } from './texts/text-routes';

export interface SimulatorOptions {
  port: number;
  /** The product's address for payment events, e.g. http://localhost:3000/webhooks/stripe */
  webhookUrl: string;
  /** The secret that signs the events, which the product checks with STRIPE_WEBHOOK_SECRET. */
  webhookSecret: string;
  /** The account with which the product sends texts: TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN. */
  textAccount: TextAccount;
  /** The product's address for texts that somebody writes to it, e.g. http://localhost:3000/webhooks/twilio */
  textWebhookUrl: string;
  /** Texts that the product may send a second. */
  textsPerSecond: number;
}

/**
 * Starts simulators for outside services that need keys: card payments, texts, and log-in with Google and Facebook.
 * Loopback only.
 */
export async function startSimulators(options: SimulatorOptions): Promise<{ url: string; stop(): Promise<void> }> {
  const app = Fastify({ forceCloseConnections: true });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(body as string)),
  );
  const webhooks = new WebhookSender(options.webhookUrl, options.webhookSecret);
  const sessions = new CheckoutSessions(() => new Date());
  await app.register(checkoutRoutes, { sessions, webhooks, money: new ReceivedMoney(sessions) });
  await app.register(textRoutes, {
    account: options.textAccount,
    incomingUrl: options.textWebhookUrl,
    perSecond: options.textsPerSecond,
    now: () => new Date(),
  });
  await app.register(googleRoutes);
  await app.register(facebookRoutes);
  app.get('/', (request, reply) =>
    reply.type('text/html; charset=utf-8').send(frontPage(request.headers['accept-language'])),
  );
  answerOwnPagesOnly(app.server);
  await app.listen({ host: '127.0.0.1', port: options.port });
  const { port } = app.server.address() as { port: number };
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      webhooks.stop();
      await app.close();
    },
  };
}
