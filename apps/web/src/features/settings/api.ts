import { party } from '@festlig/contracts/party';
import { api } from '../../api/api';
import { mutation } from '../../api/call-endpoint';

export const { useUpdateSettingsMutation, useDeletePartyMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    updateSettings: mutation(build, party.calls.updateSettings, { invalidatesTags: ['Party', 'Parties', 'Templates'] }),
    deleteParty: mutation(build, party.calls.deleteParty, { invalidatesTags: ['Parties'] }),
  }),
});
