import { DEADLINE } from '@festlig/contracts/define';
import { isTextSubscription } from '@festlig/domain/contacts/subscription';
import { UNSUBSCRIBE } from '@festlig/domain/web/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../http/gateway-context';
import { withRetryAfter } from '../http/send-failure';
import {
  afterChange,
  brokenLink,
  CHANGES,
  isBroken,
  subscriptionHtml,
  type SubscriptionLink,
} from '../pages/unsubscribe-page';
import { addForms } from './form-scope';
import { isForeign } from './is-foreign';

/** The forms have no fields. */
const MOST_BYTES = 1000;

type Change = keyof typeof CHANGES;

/**
 * The forms of the page on which an address or a number unsubscribes and subscribes again. The signature in the link is the
 * proof, as for the mail program's own button: no other site can know it, and it needs no cookie. `fontFaces`: those of the page.
 */
export const addUnsubscribeForms = (
  server: FastifyInstance,
  context: GatewayContext,
  fontFaces: string,
): Promise<void> =>
  addForms(server, context, (scope) => {
    for (const change of Object.keys(CHANGES) as Change[]) {
      scope.post(`/${UNSUBSCRIBE}/:hash/:signature/${change}`, { bodyLimit: MOST_BYTES }, (request, reply) =>
        answer(context, { change, fontFaces }, request, reply),
      );
    }
  });

async function answer(
  context: GatewayContext,
  { change, fontFaces }: { change: Change; fontFaces: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { rpc, origin, turns, logger } = context;
  const link = request.params as SubscriptionLink;
  void reply.header('cache-control', 'no-store');
  // A form of another site changes nothing: its sender sees the page as it is.
  if (isForeign(request.headers, origin)) return reply.redirect(afterChange(request, link), 303);
  try {
    const call = CHANGES[change];
    const taking = context.takingOf(request, DEADLINE);
    await turns.take('calls', taking, () => rpc.call(call, link, { user: null, service: null }));
    return await reply.redirect(afterChange(request, link, change), 303);
  } catch (error) {
    void reply.header('content-type', 'text/html; charset=utf-8');
    if (isBroken(error)) {
      const { status, html } = brokenLink(request, link, fontFaces);
      return reply.code(status).send(html);
    }
    const { status } = withRetryAfter(reply, error, request.id);
    if (status === 500) logger.error('request failed', error);
    const channel = isTextSubscription(link.hash) ? 'text' : 'mail';
    const state = change === 'stop' ? 'subscribed' : 'unsubscribed';
    return reply.send(subscriptionHtml(request, link, { channel, state, isRefused: true }, fontFaces));
  }
}
