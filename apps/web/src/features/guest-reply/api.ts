import { contacts } from '@festlig/contracts/contacts';
import { rsvp } from '@festlig/contracts/rsvp';
import { api } from '../../api/api';
import { mutation } from '../../api/call-endpoint';

export { useGetGuestQuery } from '../../api/guest';

export const { useVisitGuestMutation, useSubmitRsvpMutation, useWriteToHostMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    visitGuest: mutation(build, contacts.calls.visitGuest),
    submitRsvp: mutation(build, rsvp.calls.submitRsvp, { invalidatesTags: ['OwnRsvp', 'Rsvps'] }),
    writeToHost: mutation(build, rsvp.calls.replyToRsvp, { invalidatesTags: ['OwnRsvp', 'Rsvps'] }),
  }),
});
