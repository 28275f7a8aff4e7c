import { contacts } from '@festlig/contracts/contacts';
import { rsvp } from '@festlig/contracts/rsvp';
import { api } from '../../api/api';
import { mutation, query } from '../../api/call-endpoint';

export const guestReplyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGuest: query(build, contacts.calls.getGuest, { providesTags: ['Guest'] }),
    getOwnRsvp: query(build, rsvp.calls.getOwnRsvp, { providesTags: ['OwnRsvp'] }),
    visitGuest: mutation(build, contacts.calls.visitGuest),
    submitRsvp: mutation(build, rsvp.calls.submitRsvp, { invalidatesTags: ['OwnRsvp', 'Rsvps'] }),
    writeToHost: mutation(build, rsvp.calls.replyToRsvp, { invalidatesTags: ['OwnRsvp', 'Rsvps'] }),
  }),
});

export const { useGetGuestQuery, useVisitGuestMutation, useSubmitRsvpMutation, useWriteToHostMutation } = guestReplyApi;
