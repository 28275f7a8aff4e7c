import type { Wish } from '@festlig/contracts/party';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../../api/api';
import { firstError } from '../../../api/api-error';
import type { CodedError } from '../../../lib/coded-error';
import { changeWishes, useMoveWishMutation, type WishDispatch } from '../api';
import { moved } from '../model';

/**
 * Moves a wish, which is shown at once. Moves are sent one after the other, because each says which wish it is put
 * before; the list is read again after the last one, and after one that failed (rule: wish-order).
 */
export function useOrder(
  partyId: string,
  items: readonly Wish[],
  onProblem: (problem: CodedError | undefined) => void,
) {
  const dispatch = useDispatch<WishDispatch>();
  const [move] = useMoveWishMutation();
  const sending = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef(0);
  return (wishId: string, to: number) => {
    const { before } = moved(items, wishId, to);
    dispatch(changeWishes({ partyId }, (all) => moved(all, wishId, to).items));
    onProblem(undefined);
    waiting.current += 1;
    sending.current = sending.current.then(async () => {
      try {
        await move({ partyId, wishId, before }).unwrap();
      } catch (thrown) {
        onProblem(firstError(thrown));
      }
      waiting.current -= 1;
      if (waiting.current === 0) dispatch(api.util.invalidateTags(['Wishes']));
    });
  };
}
