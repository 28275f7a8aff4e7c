import * as rsvp from '@festlig/contracts/rsvp/http';
import { api } from './api';
import { query } from './call-endpoint';

/** The replies of a party in numbers, for the pages of replies and of what was sent. */
export const replyStatsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStats: query(build, rsvp.getStats, { providesTags: ['Rsvps', 'Contacts'] }),
  }),
});

export const { useGetStatsQuery } = replyStatsApi;
/** The cached statistics, without a request. */
export const { useQueryState: useKnownStats } = replyStatsApi.endpoints.getStats;
