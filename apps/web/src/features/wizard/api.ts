import { party } from '@festlig/contracts/party';
import { api } from '../../api/api';
import { mutation } from '../../api/call-endpoint';

export const { useCreatePartyMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    createParty: mutation(build, party.calls.createParty, { invalidatesTags: ['Parties'] }),
  }),
});
