import { cropImage } from '@festlig/contracts/media/http';
import * as party from '@festlig/contracts/party/http';
import { api } from '../../api/api';
import { mutation } from '../../api/call-endpoint';

export const { useCropImageMutation, useUpdatePartyMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    cropImage: mutation(build, cropImage),
    updateParty: mutation(build, party.updateParty, { invalidatesTags: ['Party', 'Parties', 'Templates'] }),
  }),
});
