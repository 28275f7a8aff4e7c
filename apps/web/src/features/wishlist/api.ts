import type { Wish } from '@festlig/contracts/party';
import * as party from '@festlig/contracts/party/http';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../../api/api';
import { mutation, query } from '../../api/call-endpoint';

export const wishesApi = api.injectEndpoints({
  endpoints: (build) => ({
    // The answer depends on the user and on the party's settings. What a host asked to see once is not kept.
    listWishes: query(build, party.listWishes, { providesTags: ['Wishes', 'Party'], keepUnusedDataFor: 0 }),
    // With the first wish, and without the last one, the party's links change (rule: wish-linked).
    createWish: mutation(build, party.createWish, { invalidatesTags: ['Wishes', 'Party'] }),
    updateWish: mutation(build, party.updateWish, { invalidatesTags: ['Wishes'] }),
    // The page has moved it already; it reads the list again when the last move has been saved.
    moveWish: mutation(build, party.moveWish),
    deleteWish: mutation(build, party.deleteWish, {
      invalidatesTags: ['Wishes', 'Party'],
      onQueryStarted: async ({ partyId, wishId }, { dispatch, queryFulfilled }) => {
        const change = dispatch(changeWishes({ partyId }, (items) => items.filter(({ id }) => id !== wishId)));
        await queryFulfilled.catch(() => change.undo());
      },
    }),
    restoreWish: mutation(build, party.restoreWish, { invalidatesTags: ['Wishes', 'Party'] }),
    // The answer is shown at once; the list is read again, because an earlier request for it may still be under way.
    reserveWish: mutation(build, party.reserveWish, {
      invalidatesTags: ['Wishes'],
      onQueryStarted: async (by, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(changeWishes(by, (items) => items.map((one) => (one.id === data.id ? data : one))));
      },
    }),
    unreserveWish: mutation(build, party.unreserveWish, {
      invalidatesTags: ['Wishes'],
      onQueryStarted: async (by, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(changeWishes(by, (items) => items.map((one) => (one.id === data.id ? data : one))));
      },
    }),
    readLink: mutation(build, party.readLink),
  }),
});

export type WishDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

interface Shown {
  partyId: string;
  cid?: string | undefined;
}

/** Changes the list of a party that is shown, with or without reservations, before the server is asked again. */
export const changeWishes =
  ({ partyId, cid }: Shown, change: (items: Wish[]) => Wish[]) =>
  (dispatch: WishDispatch) => {
    const byLink = cid === undefined ? [] : [{ partyId, cid }];
    const changes = [{ partyId }, { partyId, spoil: true }, ...byLink].map((input) =>
      dispatch(
        wishesApi.util.updateQueryData('listWishes', input, (list) => ({
          ...list,
          items: change(list.items),
        })) as never,
      ),
    ) as unknown as { undo: () => void }[];
    return { undo: () => changes.forEach(({ undo }) => undo()) };
  };

export const {
  useListWishesQuery,
  useLazyListWishesQuery,
  useCreateWishMutation,
  useUpdateWishMutation,
  useMoveWishMutation,
  useDeleteWishMutation,
  useRestoreWishMutation,
  useReserveWishMutation,
  useUnreserveWishMutation,
  useReadLinkMutation,
} = wishesApi;
