import type { AnyCall, HttpBinding } from '@festlig/contracts/define';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../http/gateway-context';
import { download } from './download';
import { events } from './events';
import { json } from './json';
import { redirect } from './redirect';

export interface Exchange {
  call: AnyCall;
  http: HttpBinding;
  context: GatewayContext;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Does a part of the work in its turn; for answers that are made of many, each part has its own. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
}

/** One way of answering for each kind of binding. */
export const answers: Record<NonNullable<HttpBinding['answer']>, (exchange: Exchange) => Promise<unknown>> = {
  json,
  events,
  download,
  redirect,
};
