import * as billing from '@festlig/contracts/billing/http';
import { api } from '../../api/api';
import { mutation, query } from '../../api/call-endpoint';

export const { useListPaymentsQuery, useListLedgerQuery, useRedeemCouponMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    listPayments: query(build, billing.listPayments, { providesTags: ['Balance'] }),
    listLedger: query(build, billing.listLedger, { providesTags: ['Balance'] }),
    redeemCoupon: mutation(build, billing.redeemCoupon),
  }),
});
