import type { AnyCall, HttpBinding } from '@festlig/contracts/define';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../http/gateway-context';

/** A call as it comes over HTTP, and what answers it. */
export interface Exchange {
  call: AnyCall;
  http: HttpBinding;
  context: GatewayContext;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Does a part of the work in its turn; for answers that are made of many, each part has its own. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
}
