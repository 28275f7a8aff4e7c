import type { Wish } from '@festlig/contracts/party';
import { useState } from 'react';
import { firstError } from '../../../api/api-error';
import type { CodedError } from '../../../lib/coded-error';
import { useDeleteWishMutation, useRestoreWishMutation } from '../api';

/** A wish that was just deleted, and the place where it was. */
export interface Deleted {
  wish: Wish;
  place: number;
}

/** Deletes a wish at once and offers to take it back, until another one is deleted (rule: wish-deleted). */
export function useDeleted(partyId: string, onProblem: (problem: CodedError | undefined) => void) {
  const [remove] = useDeleteWishMutation();
  const [restore] = useRestoreWishMutation();
  const [deleted, setDeleted] = useState<Deleted>();
  const [pending, setPending] = useState(false);
  const tell = (thrown: unknown) => onProblem(firstError(thrown));
  const onDelete = async (wish: Wish, place: number) => {
    onProblem(undefined);
    setDeleted({ wish, place });
    try {
      await remove({ partyId, wishId: wish.id }).unwrap();
    } catch (thrown) {
      setDeleted(undefined);
      tell(thrown);
    }
  };
  /** The way back is shown until the list has the wish again. */
  const onUndo = async ({ wish }: Deleted) => {
    onProblem(undefined);
    setPending(true);
    try {
      await restore({ partyId, wishId: wish.id }).unwrap();
    } catch (thrown) {
      tell(thrown);
    } finally {
      setPending(false);
    }
  };
  return { deleted, pending, onDelete, onUndo };
}
