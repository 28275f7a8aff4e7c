import { listSends } from '@festlig/contracts/messaging/http';
import { api } from './api';
import { query } from './call-endpoint';

/** What was sent to the guests of a party, newest first, for several pages of hosts. */
export const sendsApi = api.injectEndpoints({
  endpoints: (build) => ({ listSends: query(build, listSends, { providesTags: ['Sends'] }) }),
});

export const { useListSendsQuery } = sendsApi;
