import type { HttpBinding } from '@festlig/contracts/define';
import { DEADLINE } from '@festlig/contracts/define/http';
import type { z } from 'zod';
import { type AskedName, parseAnswer } from './answers';
import type { ApiRequest } from './base-query';
import type { OutputNamed } from './call-endpoint';

/** The calls whose answers a screen is made of, each by the part's name. */
type Parts = Readonly<Record<string, HttpBinding<AskedName>>>;
export type ScreenOf<P extends Parts> = {
  [K in keyof P]: P[K] extends HttpBinding<infer N extends AskedName> ? OutputNamed<N> : never;
};

interface GraphqlQuestion {
  /** The screen's name in the document. */
  screen: string;
  parts: Parts;
  query: string;
  variables: Record<string, unknown>;
}

/** The refusal of a part, in the wire form of every refused call (libs/services/gateway/src/graphql); undefined when none was. */
export function partRefusal(body: unknown): { status: number; body: unknown } | undefined {
  const { errors } = (body ?? {}) as { errors?: readonly { extensions?: { status?: unknown; body?: unknown } }[] };
  const extensions = Array.isArray(errors) ? errors[0]?.extensions : undefined;
  return typeof extensions?.status === 'number' ? { status: extensions.status, body: extensions.body } : undefined;
}

/** Each part has the shape of its call's answer; of several that have not, the first is told. */
async function parseScreen({ screen, parts }: GraphqlQuestion, body: unknown): Promise<z.ZodSafeParseResult<unknown>> {
  const { data } = (body ?? {}) as { data?: Record<string, Record<string, unknown> | null> | null };
  const answered = data?.[screen] ?? {};
  const parsed = await Promise.all(
    Object.entries(parts).map(async ([part, { name }]) => [part, await parseAnswer(name, answered[part])] as const),
  );
  const wrong = parsed.find(([, result]) => !result.success)?.[1];
  return wrong ?? { success: true, data: Object.fromEntries(parsed.map(([part, result]) => [part, result.data])) };
}

/** A read of several calls in one round trip: refused as a whole when one of them is. */
export const graphqlRequest = (question: GraphqlQuestion): ApiRequest => ({
  name: question.screen,
  method: 'POST',
  url: '/graphql',
  headers: {},
  guard: 'session',
  deadline: DEADLINE,
  body: { query: question.query, variables: question.variables },
  refusal: partRefusal,
  parse: (body) => parseScreen(question, body),
});
