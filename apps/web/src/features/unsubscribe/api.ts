import { contacts } from '@festlig/contracts/contacts';
import { api } from '../../api/api';
import { mutation, query } from '../../api/call-endpoint';

const { calls } = contacts;

/** Both changes answer with the new state, so the page takes that and asks no more. */
export const unsubscribeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSubscription: query(build, calls.getSubscription),
    unsubscribe: mutation(build, calls.unsubscribe),
    resubscribe: mutation(build, calls.resubscribe),
  }),
});

export const { useGetSubscriptionQuery, useUnsubscribeMutation, useResubscribeMutation } = unsubscribeApi;
