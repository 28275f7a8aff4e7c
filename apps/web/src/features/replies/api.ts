import { contacts } from '@festlig/contracts/contacts';
import { rsvp } from '@festlig/contracts/rsvp';
import { DASHBOARD_QUERY } from '@festlig/domain/web/dashboard';
import { api } from '../../api/api';
import { mutation, query } from '../../api/call-endpoint';
import { graphqlRequest } from '../../api/graphql';
import { type Dashboard, DashboardAnswer, firstList } from './dashboard.model';

const repliesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRsvps: query(build, rsvp.calls.listRsvps, { providesTags: ['Rsvps'] }),
    getStats: query(build, rsvp.calls.getStats, { providesTags: ['Rsvps', 'Contacts'] }),
    listMissingRsvps: query(build, contacts.calls.listMissingRsvps, { providesTags: ['Rsvps', 'Contacts'] }),
    listGuests: query(build, contacts.calls.listContacts, { providesTags: ['Rsvps', 'Contacts'] }),
    enterRsvp: mutation(build, rsvp.calls.enterRsvp, { invalidatesTags: ['Rsvps', 'Contacts'] }),
    updateRsvp: mutation(build, rsvp.calls.updateRsvp, { invalidatesTags: ['Rsvps', 'Contacts'] }),
    deleteRsvp: mutation(build, rsvp.calls.deleteRsvp, { invalidatesTags: ['Rsvps', 'Contacts'] }),
    writeToGuest: mutation(build, rsvp.calls.replyToRsvp, { invalidatesTags: ['Rsvps'] }),
  }),
});

/** The first screen in one round trip. What it brings is what the calls themselves would have: they go on from there. */
const firstScreenApi = repliesApi.injectEndpoints({
  endpoints: (build) => ({
    getDashboard: build.query<Dashboard, { partyId: string }>({
      query: ({ partyId }) =>
        graphqlRequest({
          name: 'dashboard',
          query: DASHBOARD_QUERY,
          variables: { party: partyId, first: firstList(partyId).pageSize },
          output: DashboardAnswer,
        }),
      keepUnusedDataFor: 0,
      onQueryStarted: ({ partyId }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data: { stats, latestReplies } }) => {
            dispatch(
              repliesApi.util.upsertQueryEntries([
                { endpointName: 'getStats', arg: { partyId }, value: stats },
                { endpointName: 'listRsvps', arg: firstList(partyId), value: latestReplies },
              ]),
            );
          },
          () => undefined,
        ),
    }),
  }),
});

export const { useGetDashboardQuery } = firstScreenApi;
/** What is known already, without asking. */
export const { useQueryState: useKnownStats } = repliesApi.endpoints.getStats;
export const {
  useListRsvpsQuery,
  useGetStatsQuery,
  useListMissingRsvpsQuery,
  useListGuestsQuery,
  useEnterRsvpMutation,
  useUpdateRsvpMutation,
  useDeleteRsvpMutation,
  useWriteToGuestMutation,
} = repliesApi;

/**
 * Replies arrive while the host looks: what is shown is asked for again this often, when it is older than that, and when
 * the host comes back from another tab, where they may have changed it.
 */
export const LIVE = {
  refetchOnMountOrArgChange: 15,
  refetchOnFocus: true,
  pollingInterval: 15_000,
  skipPollingIfUnfocused: true,
} as const;
