import * as party from '@festlig/contracts/party/http';
import { api } from '../../api/api';
import { mutation } from '../../api/call-endpoint';

export const { useUpdateSettingsMutation, useDeletePartyMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    updateSettings: mutation(build, party.updateSettings, { invalidatesTags: ['Party', 'Parties', 'Templates'] }),
    deleteParty: mutation(build, party.deleteParty, { invalidatesTags: ['Parties'] }),
  }),
});
