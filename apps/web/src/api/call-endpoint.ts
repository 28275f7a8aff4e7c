import type { AnyCall, OutputOf, RequestOf } from '@festlig/contracts/define';
import type { EndpointBuilder, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query';
import type { Tag } from './api';
import { type ApiRequest, type baseQuery, DEFAULT_TIMEOUT_MS } from './base-query';

type Fetch = typeof baseQuery;
type Build = EndpointBuilder<Fetch, Tag, 'api'>;
type QueryOf<C extends AnyCall> = QueryDefinition<RequestOf<C>, Fetch, Tag, OutputOf<C>, 'api'>;
type MutationOf<C extends AnyCall> = MutationDefinition<RequestOf<C>, Fetch, Tag, OutputOf<C>, 'api'>;
type QueryExtra<C extends AnyCall> = Partial<
  Pick<
    QueryOf<C>,
    | 'providesTags'
    | 'keepUnusedDataFor'
    | 'onQueryStarted'
    | 'onCacheEntryAdded'
    | 'serializeQueryArgs'
    | 'forceRefetch'
  >
>;
type MutationExtra<C extends AnyCall> = Partial<
  Pick<MutationOf<C>, 'invalidatesTags' | 'onQueryStarted' | 'onCacheEntryAdded'>
>;

/** The HTTP request a call is, for this input: path parameters, declared headers, then query string or JSON body. */
export function requestOf(call: AnyCall, input: Record<string, unknown>): ApiRequest {
  const { http } = call;
  if (!http) throw new Error(`${call.name} is not offered over HTTP`);
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const take = (field: string) => {
    const value = rest.get(field);
    rest.delete(field);
    return value;
  };
  const path = http.path.replace(/:(\w+)/g, (_, field: string) => {
    const value = take(field);
    if (value === undefined) throw new Error(`${call.name} needs ${field} for its path`);
    return encodeURIComponent(String(value));
  });
  const headers: Record<string, string> = {};
  for (const [field, header] of Object.entries(http.headers ?? {})) {
    const value = take(field);
    if (value !== undefined) headers[header] = String(value);
  }
  // Deleting needs a body only where it says more than what: an address is written into logs, so it is no place for more.
  const inBody = http.method !== 'GET' && (http.method !== 'DELETE' || rest.size > 0);
  const query = inBody ? '' : queryString(rest);
  return {
    method: http.method,
    url: path + query,
    headers,
    csrf: (http.guard ?? (http.method === 'GET' ? 'none' : 'session')) === 'session',
    timeout: call.deadline ?? DEFAULT_TIMEOUT_MS,
    output: call.output,
    name: call.name,
    ...(inBody ? { body: Object.fromEntries(rest) } : {}),
  };
}

function queryString(fields: Map<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [field, value] of fields) if (value !== null) query.set(field, String(value));
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** A typed RTK Query endpoint of a call that reads. */
export function query<C extends AnyCall>(build: Build, call: C, extra: QueryExtra<C> = {}): QueryOf<C> {
  return build.query<OutputOf<C>, RequestOf<C>>({
    ...extra,
    query: (input) => requestOf(call, input as Record<string, unknown>),
  });
}

/** A typed RTK Query endpoint of a call that changes something. */
export function mutation<C extends AnyCall>(build: Build, call: C, extra: MutationExtra<C> = {}): MutationOf<C> {
  return build.mutation<OutputOf<C>, RequestOf<C>>({
    ...extra,
    query: (input) => requestOf(call, input as Record<string, unknown>),
  });
}
