import { countGuests } from '@festlig/contracts/contacts/http';
import { api } from './api';
import { query } from './call-endpoint';

/** How many guests of a party are in each state, for several pages of hosts. */
export const guestCountsApi = api.injectEndpoints({
  endpoints: (build) => ({ countGuests: query(build, countGuests, { providesTags: ['Contacts'] }) }),
});

export const { useCountGuestsQuery, useLazyCountGuestsQuery } = guestCountsApi;
