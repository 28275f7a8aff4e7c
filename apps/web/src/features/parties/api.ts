import * as party from '@festlig/contracts/party/http';
import * as rsvp from '@festlig/contracts/rsvp/http';
import { api } from '../../api/api';
import { query } from '../../api/call-endpoint';

export const { useListHeadlinesQuery, useListPartiesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listHeadlines: query(build, rsvp.listHeadlines, { providesTags: ['Parties', 'Rsvps', 'Contacts'] }),
    listParties: query(build, party.listParties, { providesTags: ['Parties'] }),
  }),
});
