import * as party from '@festlig/contracts/party/http';
import { api } from '../../api/api';
import { mutation } from '../../api/call-endpoint';

export const { useAcceptCohostMutation, useCheckCohostLinkMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    checkCohostLink: mutation(build, party.checkCohostLink),
    acceptCohost: mutation(build, party.acceptCohost, { invalidatesTags: ['Party', 'Parties', 'Cohosts'] }),
  }),
});
