import * as billing from '@festlig/contracts/billing/http';
import { api } from './api';
import { query } from './call-endpoint';

const billingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The account changes with every payment and send. */
    getBalance: query(build, billing.getBalance, { providesTags: ['Balance'] }),
  }),
});

export const { useGetBalanceQuery, useLazyGetBalanceQuery } = billingApi;
