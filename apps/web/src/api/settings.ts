import * as party from '@festlig/contracts/party/http';
import { api } from './api';
import { mutation, query } from './call-endpoint';

/** The settings of a party, and what a co-host decides for themselves: changed on several pages. */
export const { useUpdateSettingsMutation, useListCohostsQuery, useUpdateCohostMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    updateSettings: mutation(build, party.updateSettings, { invalidatesTags: ['Party', 'Parties', 'Templates'] }),
    listCohosts: query(build, party.listCohosts, { providesTags: ['Cohosts'] }),
    updateCohost: mutation(build, party.updateCohost, { invalidatesTags: ['Cohosts', 'Wishes'] }),
  }),
});
