import type { Party } from '@festlig/contracts/party';
import { useCallback, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useCreatePartyMutation } from './api';
import { dropDraft, keepDraft, selectDraft, type PartyDraft } from './draft.model';

/** The unsaved party as it was when the page opened, and functions to change, save and discard it. */
export function useDraft() {
  const dispatch = useDispatch();
  const draft = useSelector(selectDraft);
  const [opened] = useState(draft);
  const [createParty] = useCreatePartyMutation();
  const keep = useCallback((changed: PartyDraft) => void dispatch(keepDraft(changed)), [dispatch]);
  const drop = useCallback(() => void dispatch(dropDraft()), [dispatch]);
  const create = useCallback((party: PartyDraft): Promise<Party> => createParty(party).unwrap(), [createParty]);
  return { draft, opened, keep, drop, create };
}
