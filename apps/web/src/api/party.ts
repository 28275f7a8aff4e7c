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

/** How the address bar names the party: id, short id or slug. Empty outside party pages. */
export function usePartyRef(): string {
  return useParams()['idOrSlug'] ?? '';
}

/** The address names no party: there is none of that name, or it is no name at all (`/%ff%fe`). */
export const isNoParty = (error: unknown): boolean => [404, 422].includes(Number(asApiError(error).status));

/**
 * The party of this page, by its address; shared by all who ask for it. `isRead`: somebody reads it, perhaps in a tab they come
 * back to after days, when the host has moved the event.
 */
export function usePartyOfPage({ isRead = false }: { isRead?: boolean } = {}) {
  const partyId = usePartyRef();
  return useGetPartyQuery(partyId === '' ? skipToken : { partyId }, { refetchOnFocus: isRead });
}
