import type { ContactsChange } from '@festlig/contracts/contacts';
import { followChange } from '@festlig/contracts/contacts/http';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../api/api';
import { firstError } from '../../api/api-error';
import { useFollow } from '../../api/use-follow';
import type { CodedError } from '../../lib/coded-error';
import { useRestoreContactMutation, useUndoChangeMutation } from './api';

/** Guests who were just deleted: one, or those of a change; `text` says so. */
export type Deleted = { text: string } & ({ contactId: string } | { changeId: string });

/** Offers to bring back whom this host deleted last, and follows the return of many (rule: contact-deleted). */
export function useDeleted(partyId: string) {
  const dispatch = useDispatch();
  const [restore, one] = useRestoreContactMutation();
  const [undo, many] = useUndoChangeMutation();
  const [deleted, setDeleted] = useState<Deleted>();
  const [running, setRunning] = useState<ContactsChange>();
  const [problem, setProblem] = useState<CodedError>();
  const onDeleted = (next: Deleted) => {
    setProblem(undefined);
    setDeleted(next);
  };
  const restored = () => {
    dispatch(api.util.invalidateTags(['Contacts']));
    setDeleted(undefined);
  };
  const report = (change: ContactsChange) => {
    setRunning(change.ended ? undefined : change);
    if (change.ended) restored();
  };
  const { broken } = useFollow(followChange, running ? { partyId, changeId: running.id } : skipToken, report);
  const onUndo = async () => {
    if (!deleted) return;
    setProblem(undefined);
    try {
      if ('changeId' in deleted) return report(await undo({ partyId, changeId: deleted.changeId }).unwrap());
      await restore({ partyId, contactId: deleted.contactId }).unwrap();
      restored();
    } catch (thrown) {
      setProblem(firstError(thrown));
    }
  };
  const pending = one.isLoading || many.isLoading || running !== undefined;
  return { deleted, problem, running, broken, pending, onDeleted, onUndo };
}
