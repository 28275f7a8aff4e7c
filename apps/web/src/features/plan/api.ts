import { billing } from '@festlig/contracts/billing';
import { api } from '../../api/api';
import { query } from '../../api/call-endpoint';

export const planApi = api.injectEndpoints({
  endpoints: (build) => ({ getBalance: query(build, billing.calls.getBalance, { providesTags: ['Balance'] }) }),
});

export const { useGetBalanceQuery } = planApi;
