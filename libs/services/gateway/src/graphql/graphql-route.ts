import { type AnyCall, DEADLINE, type OutputOf, type RequestOf, SLOW_GUESSING } from '@festlig/contracts/define';
import { CallError, toFailure } from '@festlig/platform/errors';
import { runInScope } from '@festlig/platform/observability';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import {
  type DocumentNode,
  execute,
  type GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  printSchema,
  specifiedRules,
  validate,
} from 'graphql';
import { z } from 'zod';
import { GatewayContext } from '../http/gateway-context';
import type { Part } from '../http/part';
import { inRequestSpan } from '../http/request-log';
import { sendFailure } from '../http/send-failure';
import { withinLimits } from './limits';
import { type Asking, schema } from './screens';

const PATH = '/graphql';
const BODY_LIMIT = 20_000;
const TOKENS_MAX = 1000;
const PER_MINUTE = 300;

const Body = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/** The document of a query. @throws CallError `invalid` for what is none, or is too much */
function documentOf(text: string, variables: Record<string, unknown>): DocumentNode {
  let document: DocumentNode;
  try {
    document = parse(text, { maxTokens: TOKENS_MAX });
  } catch {
    throw new CallError('invalid', {}, 'query');
  }
  const refused =
    validate(schema, document, [...specifiedRules, NoSchemaIntrospectionCustomRule])[0] ??
    validate(schema, document, [withinLimits(variables)])[0];
  if (refused) throw new CallError('invalid', { reason: refused.message }, 'query');
  return document;
}

/** A refused part in the words of every other refusal (rule: errors-are-coded), at its place in the answer. */
const refusalOf = ({ path, originalError }: GraphQLError, requestId: string) => ({
  path,
  message: toFailure(originalError, requestId).body.message,
  extensions: toFailure(originalError, requestId),
});

/** One call a question, however often a query names it. */
function asking(call: <C extends AnyCall>(call: C, input: RequestOf<C>) => Promise<OutputOf<C>>): Asking {
  const asked = new Map<string, Promise<unknown>>();
  return {
    now: () => new Date(),
    call: <C extends AnyCall>(wanted: C, input: RequestOf<C>) => {
      const key = wanted.name + JSON.stringify(input);
      const answer = asked.get(key) ?? call(wanted, input);
      asked.set(key, answer);
      return answer as Promise<OutputOf<C>>;
    },
  };
}

/** `POST /graphql`: reads that compose. `GET /api/docs/graphql` says what can be asked. */
@Injectable()
export class GraphqlRoute implements Part {
  constructor(private readonly context: GatewayContext) {}

  addTo(server: FastifyInstance): void {
    const { context } = this;
    server.get('/api/docs/graphql', async (_request, reply) =>
      reply.header('content-type', 'text/plain; charset=utf-8').send(printSchema(schema)),
    );
    server.route({
      method: 'POST',
      url: PATH,
      bodyLimit: BODY_LIMIT,
      config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } },
      handler: (request, reply) =>
        runInScope({ requestId: request.id }, () =>
          inRequestSpan({ method: 'POST', path: PATH }, reply, async () => {
            try {
              // Nothing is changed here; but answers are personal, and only our own pages should read them.
              if (!context.cookie.proves(request)) throw new CallError('csrf_invalid');
              const body = Body.safeParse(request.body);
              if (!body.success) throw new CallError('invalid', {}, 'query');
              context.guesses.check(request, SLOW_GUESSING.missesPerMinute);
              const { query, variables, operationName } = body.data;
              const document = documentOf(query, variables ?? {});
              const taking = { requestId: request.id, milliseconds: DEADLINE };
              const { data, errors } = await context.turns.take('calls', taking, async () => {
                const caller = await context.callerOf(request);
                return execute({
                  schema,
                  document,
                  variableValues: variables ?? {},
                  operationName: operationName ?? null,
                  contextValue: asking((call, input) =>
                    context.guesses.noting(request, context.rpc.call(call, input, caller)),
                  ),
                });
              });
              if (data === undefined || data === null) throw new CallError('invalid', {}, 'variables');
              void reply.header('cache-control', 'no-store');
              const refusals = errors?.map((error) => refusalOf(error, request.id));
              return reply.send({ data, ...(refusals ? { errors: refusals } : {}) });
            } catch (error) {
              return sendFailure(reply, error, request.id);
            }
          }),
        ),
    });
  }
}
