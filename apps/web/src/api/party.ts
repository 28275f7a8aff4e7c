import * as party from '@festlig/contracts/party/guest-http';
import { skipToken } from '@reduxjs/toolkit/query';
import { useParams } from 'react-router-dom';
import { api } from './api';
import { asApiError } from './api-error';
import { query } from './call-endpoint';

export const partyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getParty: query(build, party.getParty, { providesTags: ['Party'] }),
  }),
});

export const { useGetPartyQuery, useLazyGetPartyQuery } = partyApi;
export const { getParty } = partyApi.endpoints;

/** The party's id, short id or slug in the address. Empty outside party pages. */
export function usePartyRef(): string {
  return useParams()['idOrSlug'] ?? '';
}

/** The address names no party: there is none of that name, or it cannot be decoded (`/%ff%fe`). */
export const isNoParty = (error: unknown): boolean => [404, 422].includes(Number(asApiError(error).status));

/**
 * The party of this page, by its address; one cached query for all callers. `isRead`: a reader may return to the tab
 * after days, so the party is fetched again in case the host has changed it.
 */
export function usePartyOfPage({ isRead = false }: { isRead?: boolean } = {}) {
  const partyId = usePartyRef();
  return useGetPartyQuery(partyId === '' ? skipToken : { partyId }, { refetchOnFocus: isRead });
}

/** The party of this page once another part of it has fetched it. */
export function useKnownParty() {
  const partyId = usePartyRef();
  return partyApi.endpoints.getParty.useQueryState(partyId === '' ? skipToken : { partyId }).data;
}
