import * as contacts from '@festlig/contracts/contacts/http';
import * as messaging from '@festlig/contracts/messaging/http';
import { api } from '../../api/api';
import { firstError } from '../../api/api-error';
import { mutation, query } from '../../api/call-endpoint';

export const sendingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The counts depend on the guest list and on what was sent. */
    presend: query(build, messaging.presend, { providesTags: ['Contacts', 'Sends'] }),
    testMail: mutation(build, messaging.test),
    /** From whom the texts are. */
    textSender: query(build, messaging.getTextSample, { providesTags: ['Party'] }),
    testText: mutation(build, messaging.testText),
    /** An address that is not confirmed may have been changed on another page since this one was opened. */
    sendInvitation: mutation(build, messaging.send, {
      invalidatesTags: (send, error) =>
        send?.status === 'unverified' || (error && firstError(error).code === 'email_not_verified')
          ? ['Sends', 'Initial']
          : ['Sends'],
    }),
    getSend: query(build, messaging.getSend),
    pauseSend: mutation(build, messaging.pauseSend, { invalidatesTags: ['Sends'] }),
    resumeSend: mutation(build, messaging.resumeSend, { invalidatesTags: ['Sends'] }),
    cancelSend: mutation(build, messaging.cancelSend),
    listDeliveries: query(build, messaging.listDeliveries),
    /** Who gets a send, and who gets none. */
    recipients: query(build, contacts.listRecipients, { providesTags: ['Contacts'] }),
    sharedAddresses: query(build, contacts.listSharedAddresses, { providesTags: ['Contacts'] }),
    /** The guest list to choose from. */
    listPickable: query(build, contacts.listContacts, { providesTags: ['Contacts'] }),
  }),
});

export const {
  usePresendQuery,
  useLazyPresendQuery,
  useTextSenderQuery,
  useTestMailMutation,
  useTestTextMutation,
  useSendInvitationMutation,
  useGetSendQuery,
  usePauseSendMutation,
  useResumeSendMutation,
  useCancelSendMutation,
  useListDeliveriesQuery,
  useRecipientsQuery,
  useSharedAddressesQuery,
  useListPickableQuery,
} = sendingApi;
