import type { HttpBinding } from '@festlig/contracts/define';
import { DEADLINE } from '@festlig/contracts/define/http';
import { screenQuery } from '@festlig/contracts/define/graphql-document';
import type { z } from 'zod';
import { type AskedName, outputOf, parseAnswer } from './answers';
import type { ApiRequest, baseQuery } from './base-query';
import type { OutputNamed } from './call-endpoint';

type Outcome = Awaited<ReturnType<typeof baseQuery>>;
/** The second argument of an RTK Query `queryFn`. */
type Rest = [api: unknown, options: unknown, ask: (request: ApiRequest) => PromiseLike<Outcome> | Outcome];
type Answered<T> = { data: T; error?: undefined } | Extract<Outcome, { data?: undefined }>;

/** The calls whose responses make up a screen, by the name of the part. */
type Parts = Readonly<Record<string, HttpBinding<AskedName>>>;
export type ScreenOf<P extends Parts> = {
  [K in keyof P]: P[K] extends HttpBinding<infer N extends AskedName> ? OutputNamed<N> : never;
};

/** What a page shows first: the responses of several calls. */
export interface Screen<P extends Parts = Parts> {
  /** The screen's name in the schema of the gateway. */
  name: string;
  parts: P;
  /** The part that is a list; the variable `first` limits its length. */
  list?: string;
}

/**
 * The refusal of a part, in the format of every refused call (libs/services/gateway/src/graphql); undefined when none
 * was refused.
 */
export function partRefusal(body: unknown): { status: number; body: unknown } | undefined {
  const { errors } = (body ?? {}) as { errors?: readonly { extensions?: { status?: unknown; body?: unknown } }[] };
  const extensions = Array.isArray(errors) ? errors[0]?.extensions : undefined;
  return typeof extensions?.status === 'number' ? { status: extensions.status, body: extensions.body } : undefined;
}

/** Validates each part by the contract of its call; returns the first failure if there is one. */
async function parseScreen({ name, parts }: Screen, body: unknown): Promise<z.ZodSafeParseResult<unknown>> {
  const { data } = (body ?? {}) as { data?: Record<string, Record<string, unknown> | null> | null };
  const answered = data?.[name] ?? {};
  const parsed = await Promise.all(
    Object.entries(parts).map(async ([part, call]) => [part, await parseAnswer(call.name, answered[part])] as const),
  );
  const wrong = parsed.find(([, result]) => !result.success)?.[1];
  return wrong ?? { success: true, data: Object.fromEntries(parsed.map(([part, result]) => [part, result.data])) };
}

/** The GraphQL query, generated from the contracts: every field of the responses of its parts' calls. */
async function queryOf({ name, parts, list }: Screen): Promise<string> {
  const asked = await Promise.all(
    Object.entries(parts).map(async ([part, call]) => {
      const output = await outputOf(call.name);
      return [part, part === list ? { output, with: 'first: $first' } : { output }] as const;
    }),
  );
  return screenQuery(name, Object.fromEntries(asked), list === undefined ? '' : '$first: Int!');
}

interface ScreenVariables {
  /** Id, short id or slug. */
  party: string;
  first?: number;
}

/** Reads several calls in one request; fails as a whole when one of them is refused. */
export const screenRequest = async (screen: Screen, variables: ScreenVariables): Promise<ApiRequest> => ({
  name: screen.name,
  method: 'POST',
  url: '/graphql',
  headers: {},
  guard: 'session',
  deadline: DEADLINE,
  body: { query: await queryOf(screen), variables },
  refusal: partRefusal,
  parse: (body) => parseScreen(screen, body),
});

/** The `queryFn` of an RTK Query endpoint that reads a screen. */
export const readScreen =
  <P extends Parts, I>(screen: Screen<P>, variables: (input: I) => ScreenVariables) =>
  async (input: I, ...[, , ask]: Rest) =>
    (await ask(await screenRequest(screen, variables(input)))) as Answered<ScreenOf<P>>;
