import { media } from '@festlig/contracts/media';
import { api } from './api';
import { query } from './call-endpoint';

export const { useListHeroImagesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listHeroImages: query(build, media.calls.listHeroImages, { providesTags: ['HeroImages'], keepUnusedDataFor: 3600 }),
  }),
});
