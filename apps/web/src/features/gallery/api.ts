import type { Photo } from '@festlig/contracts/media';
import * as media from '@festlig/contracts/media/http';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { mutation, type OutputNamed, query } from '../../api/call-endpoint';
import { photoListApi } from '../../api/photos';

export type PhotoList = OutputNamed<'media.listPhotos'>;

export const photosApi = photoListApi.injectEndpoints({
  endpoints: (build) => ({
    listOwnPhotos: query(build, media.listOwnPhotos, { providesTags: ['Photos'] }),
    getPhoto: query(build, media.getPhoto, { keepUnusedDataFor: 0 }),
    // Shown at once, and as before when the server refuses (rule: photo-toggle).
    updatePhoto: mutation(build, media.updatePhoto, {
      invalidatesTags: ['Photos'],
      onQueryStarted: async ({ partyId, photoId, public: isPublic }, { dispatch, queryFulfilled }) => {
        const change = dispatch(
          changePhotos(partyId, (items) =>
            items.map((one) => (one.id === photoId ? { ...one, public: isPublic } : one)),
          ),
        );
        await queryFulfilled.catch(() => change.undo());
      },
    }),
    showPhotos: mutation(build, media.showPhotos, { invalidatesTags: ['Photos'] }),
    getBook: query(build, media.getBook, { providesTags: ['Photos'] }),
    makeBook: mutation(build, media.makeBook),
    cancelBook: mutation(build, media.cancelBook),
    deletePhoto: mutation(build, media.deletePhoto, {
      invalidatesTags: ['Photos'],
      onQueryStarted: async ({ partyId, photoId }, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          () => dispatch(changePhotos(partyId, (items) => items.filter(({ id }) => id !== photoId))),
          () => undefined,
        );
      },
    }),
  }),
});

type State = Parameters<typeof photosApi.util.selectInvalidatedBy>[0];
type PhotoDispatch = ThunkDispatch<State, unknown, UnknownAction>;

/** Changes all lists of a party that are shown or kept, before the server is asked again. */
const changePhotos =
  (partyId: string, change: (items: Photo[]) => Photo[]) => (dispatch: PhotoDispatch, getState: () => State) => {
    const lists = photosApi.util
      .selectInvalidatedBy(getState(), ['Photos'])
      .filter(({ endpointName }) => endpointName === 'listPhotos')
      .map(({ originalArgs }) => originalArgs as { partyId: string })
      .filter((input) => input.partyId === partyId);
    const changes = lists.map((input) =>
      dispatch(
        photosApi.util.updateQueryData('listPhotos', input, (list) => ({
          ...list,
          items: change(list.items),
        })) as never,
      ),
    ) as unknown as { undo: () => void }[];
    return { undo: () => changes.forEach(({ undo }) => undo()) };
  };

export const {
  useListPhotosQuery,
  useListOwnPhotosQuery,
  useGetPhotoQuery,
  useUpdatePhotoMutation,
  useShowPhotosMutation,
  useDeletePhotoMutation,
  useGetBookQuery,
  useMakeBookMutation,
  useCancelBookMutation,
} = photosApi;
