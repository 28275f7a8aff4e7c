import * as billing from '@festlig/contracts/billing/http';
import * as messaging from '@festlig/contracts/messaging/http';
import { api } from '../../api/api';
import { mutation, query } from '../../api/call-endpoint';

export const { useListLedgerQuery, useListPaidSendsQuery, useRedeemCouponMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    listLedger: query(build, billing.listLedger, { providesTags: ['Balance'] }),
    /** The latest sends, for their names. */
    listPaidSends: query(build, messaging.listSends, { providesTags: ['Sends'] }),
    redeemCoupon: mutation(build, billing.redeemCoupon),
  }),
});
