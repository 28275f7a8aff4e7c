import * as contacts from '@festlig/contracts/contacts/http';
import { api } from '../../api/api';
import { mutation, query } from '../../api/call-endpoint';

/** Both changes return the new state, so the page uses that and does not fetch again. */
export const unsubscribeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSubscription: query(build, contacts.getSubscription),
    unsubscribe: mutation(build, contacts.unsubscribe),
    resubscribe: mutation(build, contacts.resubscribe),
  }),
});

export const { useGetSubscriptionQuery, useUnsubscribeMutation, useResubscribeMutation } = unsubscribeApi;
