import * as billing from '@festlig/contracts/billing/http';
import { api } from '../../api/api';
import { query } from '../../api/call-endpoint';

export const { useGetBalanceQuery } = api.injectEndpoints({
  endpoints: (build) => ({ getBalance: query(build, billing.getBalance) }),
});
