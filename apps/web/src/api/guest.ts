import { contacts } from '@festlig/contracts/contacts';
import { rsvp } from '@festlig/contracts/rsvp';
import { api } from './api';
import { query } from './call-endpoint';

/** Who opened the invitation and what they answered: by the page's first data, or asked for. */
export const guestApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGuest: query(build, contacts.calls.getGuest, { providesTags: ['Guest'] }),
    getOwnRsvp: query(build, rsvp.calls.getOwnRsvp, { providesTags: ['OwnRsvp'] }),
  }),
});

export const { useGetGuestQuery } = guestApi;
