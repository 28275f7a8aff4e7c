import type { MessageTemplate } from '@festlig/contracts/messaging';
import * as contacts from '@festlig/contracts/contacts/http';
import * as messaging from '@festlig/contracts/messaging/http';
import { api } from '../../api/api';
import { mutation, query } from '../../api/call-endpoint';

export const templatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTemplates: query(build, messaging.listTemplates, { providesTags: ['Templates'] }),
    createTemplate: mutation(build, messaging.createTemplate),
    // The answer is put into the list at once: fetching the list again could return an older text than the editor's.
    updateTemplate: mutation(build, messaging.updateTemplate, {
      onQueryStarted: async ({ partyId }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(keepTemplates(partyId, (items) => items.map((one) => (one.id === data.id ? data : one))));
      },
    }),
    deleteTemplate: mutation(build, messaging.deleteTemplate, {
      invalidatesTags: (_, error) => (error ? [] : ['Templates']),
      onQueryStarted: async ({ partyId, templateId }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        // The last preview is kept until the server has made another.
        const without = (items: MessageTemplate[]) => items.filter(({ id }) => id !== templateId);
        if (data) dispatch(keepTemplates(partyId, (items) => (items.length > 1 ? without(items) : items)));
      },
    }),
    /** For whom the text message is shown: it depends on the guest list and on the party's sender. */
    textSample: query(build, messaging.getTextSample, { providesTags: ['Contacts', 'Party'] }),
    /** The guests who get a mail, for whom it is shown, one after the other. */
    previewGuests: query(build, contacts.listRecipients, { providesTags: ['Contacts'] }),
    preview: query(build, messaging.preview, { providesTags: ['Party'], keepUnusedDataFor: 5 }),
  }),
});

/** Puts a saved template into the cached list. */
const keepTemplates = (partyId: string, change: (items: MessageTemplate[]) => MessageTemplate[]) =>
  templatesApi.util.updateQueryData('listTemplates', { partyId }, (list) => ({ ...list, items: change(list.items) }));

/** Puts a template that was saved for the first time into the cached list. */
export const keepNewTemplate = (partyId: string, saved: MessageTemplate) =>
  keepTemplates(partyId, (items) => [...items.filter(({ id }) => id !== saved.id), saved]);

export const {
  useListTemplatesQuery,
  useCreateTemplateMutation,
  useUpdateTemplateMutation,
  useDeleteTemplateMutation,
  usePreviewQuery,
  usePreviewGuestsQuery,
  useTextSampleQuery,
} = templatesApi;
