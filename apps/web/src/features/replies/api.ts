import { contacts } from '@festlig/contracts/contacts';
import { rsvp } from '@festlig/contracts/rsvp';
import { api } from '../../api/api';
import { mutation, query } from '../../api/call-endpoint';

export const repliesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRsvps: query(build, rsvp.calls.listRsvps, { providesTags: ['Rsvps'] }),
    getStats: query(build, rsvp.calls.getStats, { providesTags: ['Rsvps', 'Contacts'] }),
    listMissingRsvps: query(build, contacts.calls.listMissingRsvps, { providesTags: ['Rsvps', 'Contacts'] }),
    enterRsvp: mutation(build, rsvp.calls.enterRsvp, { invalidatesTags: ['Rsvps', 'Contacts'] }),
    updateRsvp: mutation(build, rsvp.calls.updateRsvp, { invalidatesTags: ['Rsvps', 'Contacts'] }),
    deleteRsvp: mutation(build, rsvp.calls.deleteRsvp, { invalidatesTags: ['Rsvps', 'Contacts'] }),
    writeToGuest: mutation(build, rsvp.calls.replyToRsvp, { invalidatesTags: ['Rsvps'] }),
  }),
});

export const {
  useListRsvpsQuery,
  useGetStatsQuery,
  useListMissingRsvpsQuery,
  useEnterRsvpMutation,
  useUpdateRsvpMutation,
  useDeleteRsvpMutation,
  useWriteToGuestMutation,
} = repliesApi;

/** Replies arrive while the host looks: what is shown is asked for again this often. */
export const LIVE = {
  refetchOnMountOrArgChange: true,
  pollingInterval: 15_000,
  skipPollingIfUnfocused: true,
} as const;
