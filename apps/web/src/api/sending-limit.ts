import * as messaging from '@festlig/contracts/messaging/http';
import { api } from './api';
import { query } from './call-endpoint';

const sendingLimitApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** It grows with the plan, and shrinks with what is sent. */
    getSendingLimit: query(build, messaging.getSendingLimit, { providesTags: ['Sends'] }),
  }),
});

export const { useGetSendingLimitQuery } = sendingLimitApi;
