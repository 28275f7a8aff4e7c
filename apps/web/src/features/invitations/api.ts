import { messaging } from '@festlig/contracts/messaging';
import { api } from '../../api/api';
import { mutation, query } from '../../api/call-endpoint';

const { calls } = messaging;

export const invitationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTemplates: query(build, calls.listTemplates, { providesTags: ['Templates'] }),
    updateTemplate: mutation(build, calls.updateTemplate, { invalidatesTags: ['Templates'] }),
    /** Who is reached depends on the guest list and on what was sent. */
    presend: query(build, calls.presend, { providesTags: ['Contacts', 'Sends'] }),
    preview: query(build, calls.preview, { providesTags: ['Templates', 'Party'] }),
    testMail: mutation(build, calls.test),
    sendInvitation: mutation(build, calls.send, { invalidatesTags: ['Sends'] }),
    listSends: query(build, calls.listSends, { providesTags: ['Sends'] }),
    getSend: query(build, calls.getSend),
  }),
});

export const {
  useListTemplatesQuery,
  useUpdateTemplateMutation,
  usePresendQuery,
  usePreviewQuery,
  useTestMailMutation,
  useSendInvitationMutation,
  useListSendsQuery,
  useGetSendQuery,
} = invitationsApi;
