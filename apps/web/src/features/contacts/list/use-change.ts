import type { ContactsChange } from '@festlig/contracts/contacts';
import { followChange } from '@festlig/contracts/contacts/http';
import type { RequestOf } from '@festlig/contracts/define';
import type { contacts } from '@festlig/contracts/contacts';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../../api/api';
import { useFollow } from '../../../api/use-follow';
import { newKey } from '../../../lib/new-key';
import { type GuestSelection, selectionInput } from '../../../lib/guest-selection';
import { useChangeContactsMutation } from '../api';

type Action = RequestOf<typeof contacts.calls.changeContacts>['action'];

/** Changes the guests of a selection, and follows the change of a long list to its end. */
export function useChange(partyId: string, onEnded: (change: ContactsChange) => void) {
  const dispatch = useDispatch();
  const [change, { isLoading }] = useChangeContactsMutation();
  const [running, setRunning] = useState<ContactsChange>();
  // One key for one dialog: pressing again after a lost answer is the same change.
  const [key] = useState(() => newKey());
  const report = (next: ContactsChange) => {
    if (!next.ended) return setRunning(next);
    setRunning(undefined);
    dispatch(api.util.invalidateTags(['Contacts']));
    onEnded(next);
  };
  const followed = running ? { partyId, changeId: running.id } : skipToken;
  const { broken } = useFollow(followChange, followed, report);
  const begin = async (selection: GuestSelection, action: Action) =>
    report(await change({ partyId, key, ...selectionInput(selection), action }).unwrap());
  return { begin, running, broken, pending: isLoading || running !== undefined };
}
