import type { User } from '@festlig/contracts/identity';
import * as identity from '@festlig/contracts/identity/guest-http';
import { api } from './api';
import { query } from './call-endpoint';

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInitial: query(build, identity.getInitial, { providesTags: ['Initial'], keepUnusedDataFor: 3600 }),
  }),
});

export const { useGetInitialQuery } = sessionApi;

/** The logged-in user: `undefined` while unknown, null for a visitor. */
export function useUser(): User | null | undefined {
  const { data, isError } = useGetInitialQuery({});
  return data ? data.user : isError ? null : undefined;
}

/**
 * The link in the mail opens in another tab: the user is fetched again on return, so that they can continue on any
 * page.
 */
export function useConfirmedElsewhere(): void {
  const unverified = useUser()?.email_verified === false;
  useGetInitialQuery({}, { refetchOnFocus: unverified });
}
