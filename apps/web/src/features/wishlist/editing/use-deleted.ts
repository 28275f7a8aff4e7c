import type { Wish } from '@festlig/contracts/party';
import { useState } from 'react';
import { firstError } from '../../../api/api-error';
import type { CodedError } from '../../../lib/coded-error';
import { useDeleteWishMutation, useRestoreWishMutation } from '../api';
import type { Deleted } from '../model';

/** Deletes wishes at once and offers to take each of them back (rule: wish-deleted). */
export function useDeleted(partyId: string, onProblem: (problem: CodedError | undefined) => void) {
  const [remove] = useDeleteWishMutation();
  const [restore] = useRestoreWishMutation();
  const [deleted, setDeleted] = useState<readonly Deleted[]>([]);
  const without = (all: readonly Deleted[], wish: Wish) => all.filter((each) => each.wish.id !== wish.id);
  const onDelete = async (wish: Wish, nextId: string | null) => {
    onProblem(undefined);
    setDeleted((all) => [...without(all, wish), { wish, nextId }]);
    try {
      await remove({ partyId, wishId: wish.id }).unwrap();
    } catch (thrown) {
      setDeleted((all) => without(all, wish));
      onProblem(firstError(thrown));
    }
  };
  /** The way back is shown until the list has the wish again. */
  const onUndo = async (wish: Wish) => {
    onProblem(undefined);
    try {
      await restore({ partyId, wishId: wish.id }).unwrap();
    } catch (thrown) {
      onProblem(firstError(thrown));
    }
  };
  return { deleted, onDelete, onUndo };
}
