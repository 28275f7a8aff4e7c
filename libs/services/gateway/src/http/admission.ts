import { type AnyCall, BODY_BYTES, type HttpBinding, TEXT_BYTES } from '@festlig/contracts/define';
import { CallError } from '@festlig/platform/errors';
import { runInScope } from '@festlig/platform/observability';
import { decideAccess } from '@festlig/platform/rpc';
import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import type { GatewayContext } from './gateway-context';
import { networkName } from './network-name';
import { onceClosed } from './ongoing';
import { bodyOf, keepPace } from './pace';

/** A preview of a list that is already uploaded sends only a few hundred bytes. */
const isList = ({ headers }: FastifyRequest): boolean => !(Number(headers['content-length']) <= TEXT_BYTES);

/**
 * Decides before a body is read whether it will be read: our own page must have sent it; a large body must come
 * from a caller who may make the call, and the number of simultaneous lists and files is limited by memory. A body that
 * arrives too slowly loses its slot (rule: bodies-bounded).
 */
export const admission = (context: GatewayContext, call: AnyCall, http: HttpBinding) =>
  async function preParsing(request: FastifyRequest, reply: FastifyReply, payload: RequestPayload): Promise<void> {
    if (http.guard === 'session' && !context.cookie.proves(request)) throw new CallError('csrf_invalid');
    if (http.missesPerMinute !== undefined) context.guesses.check(request, http.missesPerMinute);
    const { maxBytes } = http;
    if (maxBytes <= BODY_BYTES || http.guard !== 'session') return;
    const { user } = await runInScope({ requestId: request.id }, async () => {
      const caller = await context.callerOf(request);
      await decideAccess(call, request.params, caller, context.directory);
      return caller;
    });
    if (maxBytes <= TEXT_BYTES || !(isFile(http) || isList(request))) return;
    if (!isFile(http)) context.countList(user?.id ?? '');
    onceClosed(reply.raw, slotOf(context, call, request, user?.id ?? ''));
    const late = () => {
      // The reader of the body answers the request; there is none when the request was refused meanwhile.
      if (payload.listenerCount('error') === 0) return;
      void reply.header('connection', 'close');
      payload.emit('error', Object.assign(new Error('too slow'), { statusCode: 408 }));
    };
    onceClosed(reply.raw, keepPace(bodyOf(request.raw), context.lookAtPace, late, http.slowest));
  };

/** A slot for a list or a file: of the account, or, where guests have none, of their network address. */
function slotOf(context: GatewayContext, call: AnyCall, { ip }: FastifyRequest, userId: string): () => void {
  if (call.http?.file === undefined) return context.lists.begin(userId);
  return call.access === 'guest' ? context.guestUploads.begin(networkName(ip)) : context.uploads.begin(userId);
}

/** The body is a file, which is streamed into the file store. */
export const isFile = (http: HttpBinding): boolean => http.file !== undefined;
export const isSigned = (http: HttpBinding): boolean => http.guard === 'signature';
