import * as contacts from '@festlig/contracts/contacts/http';
import { mutation, query } from '../../api/call-endpoint';
import { guestCountsApi } from '../../api/guest-counts';

export const contactsApi = guestCountsApi.injectEndpoints({
  endpoints: (build) => ({
    /** Guests answer at any time: the numbers beside the guests are fetched together with them, so that both say the same. */
    listContacts: query(build, contacts.listContacts, {
      providesTags: ['Contacts'],
      onQueryStarted: ({ partyId }, { dispatch }) =>
        void dispatch(
          guestCountsApi.endpoints.countGuests.initiate({ partyId }, { forceRefetch: true, subscribe: false }),
        ),
    }),
    /** Asked anew each time, and not again when the list changes. */
    findSameGuests: query(build, contacts.findSameGuests),
    changeContacts: mutation(build, contacts.changeContacts),
    addContact: mutation(build, contacts.addContact, { invalidatesTags: ['Contacts'] }),
    /** The list is fetched again once after all of them. */
    addPastedContact: mutation(build, contacts.addContact),
    getContact: query(build, contacts.getContact),
    updateContact: mutation(build, contacts.updateContact, { invalidatesTags: ['Contacts'] }),
    deleteContact: mutation(build, contacts.deleteContact, { invalidatesTags: ['Contacts'] }),
    restoreContact: mutation(build, contacts.restoreContact),
    undoChange: mutation(build, contacts.undoChange),
    previewImport: mutation(build, contacts.previewImport, { invalidatesTags: ['ImportRows'] }),
    listImportRows: query(build, contacts.listImportRows, { providesTags: ['ImportRows'] }),
    mendImportRow: mutation(build, contacts.mendImportRow),
    importContacts: mutation(build, contacts.importContacts, { invalidatesTags: ['Contacts', 'ImportRows'] }),
    latestImport: query(build, contacts.latestImport, { providesTags: ['Contacts'] }),
    undoImport: mutation(build, contacts.undoImport, { invalidatesTags: ['Contacts'] }),
  }),
});

export const {
  useListContactsQuery,
  useFindSameGuestsQuery,
  useLazyFindSameGuestsQuery,
  useChangeContactsMutation,
  useAddContactMutation,
  useAddPastedContactMutation,
  useLazyGetContactQuery,
  useUpdateContactMutation,
  useDeleteContactMutation,
  useRestoreContactMutation,
  useUndoChangeMutation,
  usePreviewImportMutation,
  useListImportRowsQuery,
  useMendImportRowMutation,
  useImportContactsMutation,
  useLatestImportQuery,
  useUndoImportMutation,
} = contactsApi;
