import * as media from '@festlig/contracts/media/guest-http';
import { api } from './api';
import { query } from './call-endpoint';

/** The photos of a party: from the data that came with the page, or fetched. Everything else of the gallery is loaded with it. */
export const photoListApi = api.injectEndpoints({
  endpoints: (build) => ({
    // The answer depends on the user and on the party's settings.
    listPhotos: query(build, media.listPhotos, { providesTags: ['Photos', 'Party'] }),
  }),
});
