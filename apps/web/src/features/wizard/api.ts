import * as party from '@festlig/contracts/party/http';
import { api } from '../../api/api';
import { mutation } from '../../api/call-endpoint';

export const { useCreatePartyMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    createParty: mutation(build, party.createParty, { invalidatesTags: ['Parties'] }),
  }),
});
