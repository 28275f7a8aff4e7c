import * as party from '@festlig/contracts/party/http';
import { api } from '../../api/api';
import { mutation, query } from '../../api/call-endpoint';

export const {
  useDeletePartyMutation,
  useCheckSlugQuery,
  useInviteCohostMutation,
  useMailCohostAgainMutation,
  useRemoveCohostMutation,
  useListHistoryQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    deleteParty: mutation(build, party.deleteParty, { invalidatesTags: ['Parties'] }),
    checkSlug: query(build, party.checkSlug, { keepUnusedDataFor: 0 }),
    inviteCohost: mutation(build, party.inviteCohost, { invalidatesTags: ['Cohosts'] }),
    mailCohostAgain: mutation(build, party.mailCohostAgain, { invalidatesTags: ['Cohosts'] }),
    listHistory: query(build, party.listHistory),
    removeCohost: mutation(build, party.removeCohost, { invalidatesTags: ['Cohosts'] }),
  }),
});

/** Under this key the menu of the party sees that a co-host is stopping by themselves. */
export const REMOVING = 'removeCohost';
