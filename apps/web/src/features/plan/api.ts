import * as billing from '@festlig/contracts/billing/http';
import { api } from '../../api/api';
import { query } from '../../api/call-endpoint';

export const { useListPaymentsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listPayments: query(build, billing.listPayments, { providesTags: ['Balance'] }),
  }),
});
