import * as contacts from '@festlig/contracts/contacts/guest-http';
import * as rsvp from '@festlig/contracts/rsvp/guest-http';
import type { GuestKeys } from '@festlig/domain/web/guest-link';
import { skipToken } from '@reduxjs/toolkit/query';
import { api } from './api';
import { mutation, query } from './call-endpoint';
import { ownInput } from './own-input';

/** Who opened the invitation, what they answered and what they send: from the data that came with the page, or fetched. */
export const guestApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGuest: query(build, contacts.getGuest, { providesTags: ['Guest'] }),
    getOwnRsvp: query(build, rsvp.getOwnRsvp, { providesTags: ['OwnRsvp'] }),
    visitGuest: mutation(build, contacts.visitGuest),
    submitRsvp: mutation(build, rsvp.submitRsvp, { invalidatesTags: ['OwnRsvp', 'Rsvps'] }),
    writeToHost: mutation(build, rsvp.replyToRsvp, { invalidatesTags: ['OwnRsvp', 'Rsvps'] }),
  }),
});

export const { useGetGuestQuery, useVisitGuestMutation, useSubmitRsvpMutation, useWriteToHostMutation } = guestApi;

/** The input of getOwnRsvp for these keys; `skipToken` without any. */
export const ownRsvpInput = (partyId: string, keys: GuestKeys) => ownInput(partyId, keys) ?? skipToken;
