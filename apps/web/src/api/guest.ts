import * as contacts from '@festlig/contracts/contacts/guest-http';
import * as rsvp from '@festlig/contracts/rsvp/guest-http';
import { type GuestKeys, guestKeysOf } from '@festlig/domain/web/guest-link';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import { api } from './api';
import { query } from './call-endpoint';

/** Who opened the invitation and what they answered: from the data that came with the page, or fetched. */
export const guestApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGuest: query(build, contacts.getGuest, { providesTags: ['Guest'] }),
    getOwnRsvp: query(build, rsvp.getOwnRsvp, { providesTags: ['OwnRsvp'] }),
  }),
});

export const { useGetGuestQuery } = guestApi;

export type { GuestKeys };

export function useGuestKeys(): GuestKeys {
  const [params] = useSearchParams();
  return guestKeysOf(params);
}

/** The input of getOwnRsvp for these keys; `skipToken` without any. */
export const ownRsvpInput = (partyId: string, { cid, rid }: GuestKeys) =>
  cid === null && rid === null
    ? skipToken
    : { partyId, ...(cid === null ? {} : { cid }), ...(rid === null ? {} : { rid }) };
