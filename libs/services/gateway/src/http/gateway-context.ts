import type { AnyCall } from '@festlig/contracts/define';
import { identity } from '@festlig/contracts/identity';
import { CallError } from '@festlig/platform/errors';
import type { Logger } from '@festlig/platform/observability';
import type { Caller, RpcClient } from '@festlig/platform/rpc';
import type { FastifyRequest } from 'fastify';
import { isTooDeep } from './malformed';
import type { SessionCookie } from './session-cookie';
import type { Turns } from './turns';

/** What every route of the gateway works with. */
export class GatewayContext {
  constructor(
    readonly rpc: RpcClient,
    readonly cookie: SessionCookie,
    readonly logger: Logger,
    /** Aborted when the gateway stops: streams without an end of their own end. */
    readonly stopping: AbortSignal,
    /** Requests are counted by the address they come from. */
    private readonly counts: boolean,
    readonly turns: Turns,
  ) {}

  /** Who is behind the request; a visitor without a session is nobody. */
  async callerOf(request: FastifyRequest): Promise<Caller> {
    const token = this.cookie.read(request);
    if (!token || this.cookie.isVisitor(token)) return { user: null, service: null };
    const { user } = await this.rpc.call(identity.calls.resolveSession, { token });
    return { user, service: null };
  }

  /**
   * Path, query, body and named headers become the call's one input. The path wins: it is what was authorised.
   * @throws CallError 'invalid' when the body has more levels than any of ours
   */
  inputOf(call: AnyCall, request: FastifyRequest): Record<string, unknown> {
    const { headers = {}, rawBody, session, clientAddress } = call.http ?? {};
    if (isTooDeep(request.body)) throw new CallError('invalid');
    const body = rawBody ? { payload: request.body } : request.body;
    return {
      ...(request.query as object),
      ...(typeof body === 'object' && !Array.isArray(body) ? body : {}),
      ...Object.fromEntries(Object.entries(headers).map(([field, header]) => [field, request.headers[header]])),
      ...(session === 'end' ? { sessionToken: this.cookie.read(request) ?? '' } : {}),
      ...(clientAddress ? { clientAddress: this.counts ? request.ip : '' } : {}),
      ...(request.params as object),
    };
  }
}
