import { cropImage } from '@festlig/contracts/media/http';
import * as messaging from '@festlig/contracts/messaging/http';
import * as party from '@festlig/contracts/party/http';
import { api } from '../../api/api';
import { mutation, query } from '../../api/call-endpoint';

export const { useCropImageMutation, useLazySubjectsQuery, useRenewSubjectMutation, useUpdatePartyMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      cropImage: mutation(build, cropImage),
      updateParty: mutation(build, party.updateParty, { invalidatesTags: ['Party', 'Parties', 'Templates'] }),
      /** The subjects of what can be sent: a change may concern them. */
      subjects: query(build, messaging.listTemplates, { providesTags: ['Templates'] }),
      renewSubject: mutation(build, messaging.updateTemplate, { invalidatesTags: ['Templates'] }),
    }),
  });
