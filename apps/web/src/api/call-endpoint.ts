import type { CallNamed } from '@festlig/contracts/all';
import type { HttpBinding, OutputOf, RequestOf } from '@festlig/contracts/define';
import { requestParts } from '@festlig/contracts/define/http';
import type { EndpointBuilder, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query';
import { type AskedName, parseAnswer } from './answers';
import type { Tag } from './api';
import type { ApiRequest, baseQuery } from './base-query';

type Fetch = typeof baseQuery;
type Build = EndpointBuilder<Fetch, Tag, 'api'>;
export type InputNamed<N extends AskedName> = RequestOf<CallNamed<N>>;
export type OutputNamed<N extends AskedName> = OutputOf<CallNamed<N>>;
type QueryOf<N extends AskedName> = QueryDefinition<InputNamed<N>, Fetch, Tag, OutputNamed<N>, 'api'>;
type MutationOf<N extends AskedName> = MutationDefinition<InputNamed<N>, Fetch, Tag, OutputNamed<N>, 'api'>;
type QueryExtra<N extends AskedName> = Partial<
  Pick<
    QueryOf<N>,
    | 'providesTags'
    | 'keepUnusedDataFor'
    | 'onQueryStarted'
    | 'onCacheEntryAdded'
    | 'serializeQueryArgs'
    | 'forceRefetch'
  >
>;
type MutationExtra<N extends AskedName> = Partial<
  Pick<MutationOf<N>, 'invalidatesTags' | 'onQueryStarted' | 'onCacheEntryAdded'>
>;

/** The HTTP request of a call with this input. */
export const requestOf = (http: HttpBinding<AskedName>, input: object): ApiRequest => ({
  ...http,
  ...requestParts(http, input),
  parse: (body) => parseAnswer(http.name, body),
});

/** A typed RTK Query endpoint of a call that reads. */
export function query<N extends AskedName>(build: Build, http: HttpBinding<N>, extra: QueryExtra<N> = {}): QueryOf<N> {
  return build.query<OutputNamed<N>, InputNamed<N>>({
    ...extra,
    query: (input) => requestOf(http, input as object),
  });
}

/** A typed RTK Query endpoint of a call that changes something. */
export function mutation<N extends AskedName>(
  build: Build,
  http: HttpBinding<N>,
  extra: MutationExtra<N> = {},
): MutationOf<N> {
  return build.mutation<OutputNamed<N>, InputNamed<N>>({
    ...extra,
    query: (input) => requestOf(http, input as object),
  });
}
