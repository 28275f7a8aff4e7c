import * as billing from '@festlig/contracts/billing/http';
import { api } from './api';
import { query } from './call-endpoint';

const billingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The account changes with every payment and send. */
    getBalance: query(build, billing.getBalance, { providesTags: ['Balance'] }),
    listPayments: query(build, billing.listPayments, { providesTags: ['Balance'] }),
  }),
});

export const { useGetBalanceQuery, useLazyGetBalanceQuery, useListPaymentsQuery, useLazyListPaymentsQuery } =
  billingApi;

/** The latest payments of a party. */
export const latestPayments = (partyId: string) => ({ partyId, page: 1, pageSize: 20 });
