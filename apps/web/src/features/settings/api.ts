import * as party from '@festlig/contracts/party/http';
import { api } from '../../api/api';
import { mutation, query } from '../../api/call-endpoint';

export const {
  useUpdateSettingsMutation,
  useDeletePartyMutation,
  useCheckSlugQuery,
  useListCohostsQuery,
  useInviteCohostMutation,
  useMailCohostAgainMutation,
  useUpdateCohostMutation,
  useRemoveCohostMutation,
  useListHistoryQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    updateSettings: mutation(build, party.updateSettings, { invalidatesTags: ['Party', 'Parties', 'Templates'] }),
    deleteParty: mutation(build, party.deleteParty, { invalidatesTags: ['Parties'] }),
    checkSlug: query(build, party.checkSlug, { keepUnusedDataFor: 0 }),
    listCohosts: query(build, party.listCohosts, { providesTags: ['Cohosts'] }),
    inviteCohost: mutation(build, party.inviteCohost, { invalidatesTags: ['Cohosts'] }),
    mailCohostAgain: mutation(build, party.mailCohostAgain, { invalidatesTags: ['Cohosts'] }),
    updateCohost: mutation(build, party.updateCohost, { invalidatesTags: ['Cohosts'] }),
    listHistory: query(build, party.listHistory),
    removeCohost: mutation(build, party.removeCohost, { invalidatesTags: ['Cohosts'] }),
  }),
});
