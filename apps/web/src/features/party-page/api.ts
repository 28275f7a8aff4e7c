import * as party from '@festlig/contracts/party/http';
import { api } from '../../api/api';
import { mutation } from '../../api/call-endpoint';

export const { useUpdatePartyMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    updateParty: mutation(build, party.updateParty, { invalidatesTags: ['Party', 'Parties', 'Templates'] }),
  }),
});
