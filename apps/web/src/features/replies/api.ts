import * as contacts from '@festlig/contracts/contacts/http';
import * as rsvp from '@festlig/contracts/rsvp/http';
import { mutation, query } from '../../api/call-endpoint';
import { readScreen } from '../../api/graphql';
import { replyStatsApi } from '../../api/reply-stats';
import { sendsApi } from '../../api/sends';
import { DASHBOARD, type Dashboard, firstList } from './dashboard.model';

const repliesApi = replyStatsApi.injectEndpoints({
  endpoints: (build) => ({
    listRsvps: query(build, rsvp.listRsvps, { providesTags: ['Rsvps'] }),
    listMissingRsvps: query(build, contacts.listMissingRsvps, { providesTags: ['Rsvps', 'Contacts'] }),
    listGuests: query(build, contacts.listContacts, { providesTags: ['Rsvps', 'Contacts'] }),
    enterRsvp: mutation(build, rsvp.enterRsvp, { invalidatesTags: ['Rsvps', 'Contacts'] }),
    updateRsvp: mutation(build, rsvp.updateRsvp, { invalidatesTags: ['Rsvps', 'Contacts'] }),
    deleteRsvp: mutation(build, rsvp.deleteRsvp, { invalidatesTags: ['Rsvps', 'Contacts'] }),
    writeToGuest: mutation(build, rsvp.replyToRsvp, { invalidatesTags: ['Rsvps'] }),
  }),
});

/** The first screen in one request. It fills the caches of the calls themselves, which are used from then on. */
const firstScreenApi = repliesApi.injectEndpoints({
  endpoints: (build) => ({
    getDashboard: build.query<Dashboard, { partyId: string; pageSize: number }>({
      queryFn: readScreen(DASHBOARD, ({ partyId, pageSize }) => ({ party: partyId, first: pageSize })),
      keepUnusedDataFor: 0,
      onQueryStarted: ({ partyId, pageSize }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data: { stats, latestReplies, sends } }) => {
            dispatch(
              repliesApi.util.upsertQueryEntries([
                { endpointName: 'getStats', arg: { partyId }, value: stats },
                { endpointName: 'listRsvps', arg: firstList(partyId, pageSize), value: latestReplies },
              ]),
            );
            dispatch(sendsApi.util.upsertQueryEntries([{ endpointName: 'listSends', arg: { partyId }, value: sends }]));
          },
          () => undefined,
        ),
    }),
  }),
});

export const { useGetDashboardQuery } = firstScreenApi;
export const {
  useListRsvpsQuery,
  useListMissingRsvpsQuery,
  useListGuestsQuery,
  useEnterRsvpMutation,
  useUpdateRsvpMutation,
  useDeleteRsvpMutation,
  useWriteToGuestMutation,
} = repliesApi;
