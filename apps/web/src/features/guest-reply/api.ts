import * as contacts from '@festlig/contracts/contacts/guest-http';
import * as rsvp from '@festlig/contracts/rsvp/guest-http';
import { api } from '../../api/api';
import { mutation } from '../../api/call-endpoint';

export { useGetGuestQuery } from '../../api/guest';

export const { useVisitGuestMutation, useSubmitRsvpMutation, useWriteToHostMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    visitGuest: mutation(build, contacts.visitGuest),
    submitRsvp: mutation(build, rsvp.submitRsvp, { invalidatesTags: ['OwnRsvp', 'Rsvps'] }),
    writeToHost: mutation(build, rsvp.replyToRsvp, { invalidatesTags: ['OwnRsvp', 'Rsvps'] }),
  }),
});
