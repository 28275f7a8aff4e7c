import { contacts } from '@festlig/contracts/contacts';
import { messaging } from '@festlig/contracts/messaging';
import { api } from '../../api/api';
import { mutation, query } from '../../api/call-endpoint';

const { calls } = messaging;

export const sendingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Who is reached depends on the guest list and on what was sent. */
    presend: query(build, calls.presend, { providesTags: ['Contacts', 'Sends'] }),
    testMail: mutation(build, calls.test),
    sendInvitation: mutation(build, calls.send, { invalidatesTags: ['Sends'] }),
    listSends: query(build, calls.listSends, { providesTags: ['Sends'] }),
    getSend: query(build, calls.getSend),
    pauseSend: mutation(build, calls.pauseSend),
    resumeSend: mutation(build, calls.resumeSend),
    cancelSend: mutation(build, calls.cancelSend),
    listDeliveries: query(build, calls.listDeliveries),
    /** The guest list to pick from. */
    listPickable: query(build, contacts.calls.listContacts, { providesTags: ['Contacts'] }),
  }),
});

export const {
  usePresendQuery,
  useTestMailMutation,
  useSendInvitationMutation,
  useListSendsQuery,
  useGetSendQuery,
  usePauseSendMutation,
  useResumeSendMutation,
  useCancelSendMutation,
  useListDeliveriesQuery,
  useListPickableQuery,
} = sendingApi;
