import type { AnyCall, HttpBinding } from '@festlig/contracts/define';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../http/gateway-context';

/** A call as it arrives over HTTP, with everything needed to answer it. */
export interface Exchange {
  call: AnyCall;
  http: HttpBinding;
  context: GatewayContext;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Runs a part of the work in its own turn, for answers that consist of many parts. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
}
