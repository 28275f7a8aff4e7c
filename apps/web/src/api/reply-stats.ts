import * as rsvp from '@festlig/contracts/rsvp/http';
import { api } from './api';
import { mutation, query } from './call-endpoint';

/** The replies of a party in numbers, and those that belong to nobody on the guest list, for several pages of hosts. */
export const replyStatsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStats: query(build, rsvp.getStats, { providesTags: ['Rsvps', 'Contacts'] }),
    /** What it changes is fetched again once, after the last of several. */
    enlistRsvps: mutation(build, rsvp.enlistRsvps),
  }),
});

export const { useGetStatsQuery, useEnlistRsvpsMutation } = replyStatsApi;
/** The cached statistics, without a request. */
export const { useQueryState: useKnownStats } = replyStatsApi.endpoints.getStats;
