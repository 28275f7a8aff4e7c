import { type AnyCall, DEADLINE, type OutputOf, type RequestOf, SLOW_GUESSING } from '@festlig/contracts/define';
import { CallError } from '@festlig/platform/errors';
import { runInScope } from '@festlig/platform/observability';
import { Injectable } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, GraphQLError, parse, printSchema } from 'graphql';
import { z } from 'zod';
import { GatewayContext } from '../http/gateway-context';
import type { Part } from '../http/part';
import { inRequestSpan } from '../http/request-log';
import { sendFailure } from '../http/send-failure';
import type { Asking } from './screen-part';

const PATH = '/graphql';
const BODY_LIMIT = 20_000;
const TOKENS_MAX = 1000;
const PER_MINUTE = 300;

const Body = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/**
 * Parses the document of a query.
 * @throws CallError `invalid` when the text is not a document, or is too long
 */
function documentOf(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: TOKENS_MAX, noLocation: true });
  } catch {
    throw new CallError('invalid', {}, 'query');
  }
}

/** Returns the first reason for which Mercurius refuses a document. Any other error is a fault of ours. */
function refusalOf(error: unknown): unknown {
  const { errors } = error as { errors?: readonly unknown[] };
  const first = Array.isArray(errors) ? errors[0] : error;
  return first instanceof GraphQLError ? new CallError('invalid', { reason: first.message }, 'query') : error;
}

/** `POST /graphql`: composed reads. `GET /api/docs/graphql` returns the schema. */
@Injectable()
export class GraphqlRoute implements Part {
  constructor(
    private readonly context: GatewayContext,
    private readonly host: GraphQLSchemaHost,
  ) {}

  addTo(server: FastifyInstance): void {
    const schema = printSchema(this.host.schema);
    server.get('/api/docs/graphql', async (_request, reply) =>
      reply.header('content-type', 'text/plain; charset=utf-8').send(schema),
    );
    server.route({
      method: 'POST',
      url: PATH,
      bodyLimit: BODY_LIMIT,
      config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } },
      // Queries change nothing, but their answers are personal, and only our own pages may read them.
      preParsing: async (request) => {
        if (!this.context.cookie.proves(request)) throw new CallError('csrf_invalid');
        this.context.guesses.check(request, SLOW_GUESSING.missesPerMinute);
      },
      handler: (request, reply) =>
        runInScope({ requestId: request.id }, () =>
          inRequestSpan({ method: 'POST', path: PATH }, reply, () => this.answer(request, reply)),
        ),
    });
  }

  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    try {
      const body = Body.safeParse(request.body);
      if (!body.success) throw new CallError('invalid', {}, 'query');
      const { query, variables, operationName } = body.data;
      const document = documentOf(query);
      const taking = this.context.takingOf(request, DEADLINE);
      const answered = await this.context.turns.take('calls', taking, () =>
        reply
          .graphql(document, { asking: this.askingFor(request) }, variables ?? {}, operationName ?? undefined)
          .catch((error: unknown) => {
            throw refusalOf(error);
          }),
      );
      if (!answered.data) throw new CallError('invalid', {}, 'variables');
      return reply.header('cache-control', 'no-store').send(answered);
    } catch (error) {
      return sendFailure(reply, error, request.id);
    }
  }

  /** Makes the calls of a query as its user; equal calls with equal input are made once. */
  private askingFor(request: FastifyRequest): Asking {
    const { context } = this;
    const asked = new Map<string, Promise<unknown>>();
    const ask = async (wanted: AnyCall, input: object): Promise<unknown> => {
      const caller = await context.callerOf(request);
      return context.guesses.noting(request, context.rpc.call(wanted, input as never, caller));
    };
    return {
      call: <C extends AnyCall>(wanted: C, input: RequestOf<C>) => {
        const key = wanted.name + JSON.stringify(input);
        const answer = asked.get(key) ?? ask(wanted, input as object);
        asked.set(key, answer);
        return answer as Promise<OutputOf<C>>;
      },
    };
  }
}
