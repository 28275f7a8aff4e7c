import type { HttpBinding } from '@festlig/contracts/define';
import { DEADLINE } from '@festlig/contracts/define/http';
import { screenQuery } from '@festlig/contracts/define/graphql-document';
import type { z } from 'zod';
import { type AskedName, outputOf, parseAnswer } from './answers';
import type { ApiRequest, baseQuery } from './base-query';
import type { OutputNamed } from './call-endpoint';

type Outcome = Awaited<ReturnType<typeof baseQuery>>;
/** What RTK Query hands to a `queryFn` beside its input. */
type Rest = [api: unknown, options: unknown, ask: (request: ApiRequest) => PromiseLike<Outcome> | Outcome];
type Answered<T> = { data: T; error?: undefined } | Extract<Outcome, { data?: undefined }>;

/** The calls whose answers a screen is made of, each by the part's name. */
type Parts = Readonly<Record<string, HttpBinding<AskedName>>>;
export type ScreenOf<P extends Parts> = {
  [K in keyof P]: P[K] extends HttpBinding<infer N extends AskedName> ? OutputNamed<N> : never;
};

/** What a page shows first, of several calls. */
export interface Screen<P extends Parts = Parts> {
  /** The screen's name in the schema of the gateway. */
  name: string;
  parts: P;
  /** The part that is a list of which the variable `first` says how much is read. */
  list?: string;
}

/** The refusal of a part, in the wire form of every refused call (libs/services/gateway/src/graphql); undefined when none was. */
export function partRefusal(body: unknown): { status: number; body: unknown } | undefined {
  const { errors } = (body ?? {}) as { errors?: readonly { extensions?: { status?: unknown; body?: unknown } }[] };
  const extensions = Array.isArray(errors) ? errors[0]?.extensions : undefined;
  return typeof extensions?.status === 'number' ? { status: extensions.status, body: extensions.body } : undefined;
}

/** Each part has the shape of its call's answer; of several that have not, the first is told. */
async function parseScreen({ name, parts }: Screen, body: unknown): Promise<z.ZodSafeParseResult<unknown>> {
  const { data } = (body ?? {}) as { data?: Record<string, Record<string, unknown> | null> | null };
  const answered = data?.[name] ?? {};
  const parsed = await Promise.all(
    Object.entries(parts).map(async ([part, call]) => [part, await parseAnswer(call.name, answered[part])] as const),
  );
  const wrong = parsed.find(([, result]) => !result.success)?.[1];
  return wrong ?? { success: true, data: Object.fromEntries(parsed.map(([part, result]) => [part, result.data])) };
}

/** The question, made of the contracts: all that the calls of its parts answer. */
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

/** A read of several calls in one round trip: refused as a whole when one of them is. */
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

/** What an endpoint of RTK Query does to read a screen (`queryFn`). */
export const readScreen =
  <P extends Parts, I>(screen: Screen<P>, variables: (input: I) => ScreenVariables) =>
  async (input: I, ...[, , ask]: Rest) =>
    (await ask(await screenRequest(screen, variables(input)))) as Answered<ScreenOf<P>>;
