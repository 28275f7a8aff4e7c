import { contacts } from '@festlig/contracts/contacts';
import { rsvp } from '@festlig/contracts/rsvp';
import { api } from '../../api/api';
import { query } from '../../api/call-endpoint';

export const repliesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRsvps: query(build, rsvp.calls.listRsvps, { providesTags: ['Rsvps'] }),
    getStats: query(build, rsvp.calls.getStats, { providesTags: ['Rsvps', 'Contacts'] }),
    listMissingRsvps: query(build, contacts.calls.listMissingRsvps, { providesTags: ['Rsvps', 'Contacts'] }),
  }),
});

export const { useListRsvpsQuery, useGetStatsQuery, useListMissingRsvpsQuery } = repliesApi;
