import * as party from '@festlig/contracts/party/http';
import { api } from '../../api/api';
import { mutation } from '../../api/call-endpoint';

export const { useAcceptCohostMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    acceptCohost: mutation(build, party.acceptCohost, { invalidatesTags: ['Party', 'Parties', 'Cohosts'] }),
  }),
});
