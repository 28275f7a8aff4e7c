import { type AnyCall, BODY_BYTES, type HttpBinding, TEXT_BYTES } from '@festlig/contracts/define';
import { CallError } from '@festlig/platform/errors';
import { runInScope } from '@festlig/platform/observability';
import { decideAccess } from '@festlig/platform/rpc';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayContext } from './gateway-context';

/** A GET of our page can be required to prove itself too (unsubscribing is one). */
const guardOf = ({ guard, method }: HttpBinding) => guard ?? (method === 'GET' ? 'none' : 'session');

/**
 * Decides before a body is read whether it will be: our own page must have sent it; a large one comes from somebody who
 * may make the call, and of lists no more at a time than memory holds easily.
 */
export const admission = (context: GatewayContext, call: AnyCall, http: HttpBinding) =>
  async function preParsing(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (guardOf(http) === 'session' && !context.cookie.proves(request)) throw new CallError('csrf_invalid');
    if (http.missesPerMinute !== undefined) context.guesses.check(request, http.missesPerMinute);
    const { maxBytes = BODY_BYTES } = http;
    if (maxBytes <= BODY_BYTES || guardOf(http) !== 'session') return;
    await runInScope({ requestId: request.id }, async () => {
      const caller = await context.callerOf(request);
      await decideAccess(call, request.params, caller, context.directory);
    });
    if (maxBytes > TEXT_BYTES) reply.raw.once('close', context.lists.begin(context.cookie.read(request) ?? ''));
  };

export const isSigned = (http: HttpBinding): boolean => guardOf(http) === 'signature';
