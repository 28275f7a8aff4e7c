import * as party from '@festlig/contracts/party/http';
import { api } from '../../api/api';
import { query } from '../../api/call-endpoint';

export const { useListPartiesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listParties: query(build, party.listParties, { providesTags: ['Parties'] }),
  }),
});
