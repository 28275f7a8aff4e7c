import type { InputNamed } from '../../../api/call-endpoint';
import { followBook } from '@festlig/contracts/media/http';
import { skipToken } from '@reduxjs/toolkit/query';
import { useDispatch } from 'react-redux';
import { useFollow } from '../../../api/use-follow';
import { photosApi, useCancelBookMutation, useGetBookQuery, useMakeBookMutation } from '../api';

type Choice = Omit<InputNamed<'media.makeBook'>, 'partyId'>;

/** The photo book of a party: as it is now, how far it is, and what a host does with it. */
export function useBook(partyId: string) {
  const dispatch = useDispatch();
  const {
    data: book,
    error,
    refetch,
  } = useGetBookQuery({ partyId }, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const [askFor, asking] = useMakeBookMutation();
  const [stop, stopping] = useCancelBookMutation();
  const isUnderWay = book !== undefined && !book.ended;
  const { broken } = useFollow(followBook, isUnderWay ? { partyId } : skipToken, (report) => {
    dispatch(photosApi.util.updateQueryData('getBook', { partyId }, (known) => ({ ...known, ...report })) as never);
  });
  const make = async (choice: Choice) => {
    await askFor({ partyId, ...choice });
    await refetch();
  };
  const cancel = async () => {
    await stop({ partyId });
    await refetch();
  };
  return { book, error, refetch, broken, make, cancel, asking, stopping };
}
