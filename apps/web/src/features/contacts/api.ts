import { contacts } from '@festlig/contracts/contacts';
import { messaging } from '@festlig/contracts/messaging';
import { api } from '../../api/api';
import { mutation, query } from '../../api/call-endpoint';

const { calls } = contacts;

export const contactsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listContacts: query(build, calls.listContacts, { providesTags: ['Contacts'] }),
    addContact: mutation(build, calls.addContact, { invalidatesTags: ['Contacts'] }),
    updateContact: mutation(build, calls.updateContact, { invalidatesTags: ['Contacts'] }),
    deleteContact: mutation(build, calls.deleteContact, { invalidatesTags: ['Contacts'] }),
    previewImport: mutation(build, calls.previewImport),
    importContacts: mutation(build, calls.importContacts, { invalidatesTags: ['Contacts'] }),
    latestImport: query(build, calls.latestImport, { providesTags: ['Contacts'] }),
    getSendingLimit: query(build, messaging.calls.getSendingLimit),
    undoImport: mutation(build, calls.undoImport, { invalidatesTags: ['Contacts'] }),
  }),
});

export const {
  useListContactsQuery,
  useAddContactMutation,
  useUpdateContactMutation,
  useDeleteContactMutation,
  usePreviewImportMutation,
  useImportContactsMutation,
  useLatestImportQuery,
  useGetSendingLimitQuery,
  useUndoImportMutation,
} = contactsApi;
