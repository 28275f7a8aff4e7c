import { party } from '@festlig/contracts/party';
import { api } from '../../api/api';
import { query } from '../../api/call-endpoint';

export const { useListPartiesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listParties: query(build, party.calls.listParties, { providesTags: ['Parties'] }),
  }),
});
