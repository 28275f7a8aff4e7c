import { type ApiRequest, DEFAULT_TIMEOUT_MS } from './base-query';

interface GraphqlQuestion {
  /** For the message when the answer has another shape. */
  name: string;
  query: string;
  variables: Record<string, unknown>;
  output: ApiRequest['output'];
}

/** The refusal of a part, in the wire form of every refused call (libs/services/gateway/src/graphql); undefined when none was. */
export function partRefusal(body: unknown): { status: number; body: unknown } | undefined {
  const { errors } = (body ?? {}) as { errors?: readonly { extensions?: { status?: unknown; body?: unknown } }[] };
  const extensions = Array.isArray(errors) ? errors[0]?.extensions : undefined;
  return typeof extensions?.status === 'number' ? { status: extensions.status, body: extensions.body } : undefined;
}

/** A read of several calls in one round trip: refused as a whole when one of them is. */
export const graphqlRequest = ({ query, variables, ...rest }: GraphqlQuestion): ApiRequest => ({
  ...rest,
  method: 'POST',
  url: '/graphql',
  csrf: true,
  timeout: DEFAULT_TIMEOUT_MS,
  body: { query, variables },
  refusal: partRefusal,
});
