import { party } from '@festlig/contracts/party';
import { api } from '../../api/api';
import { mutation } from '../../api/call-endpoint';

export const { useUpdatePartyMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    updateParty: mutation(build, party.calls.updateParty, { invalidatesTags: ['Party', 'Parties', 'Templates'] }),
  }),
});
