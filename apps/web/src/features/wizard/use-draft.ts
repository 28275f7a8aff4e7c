import type { Party } from '@festlig/contracts/party';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { newKey } from '../../lib/new-key';
import { useCreatePartyMutation } from './api';
import { type PartyDraft, savedDraftId, watchDevice } from './device-draft.model';
import { dropDraft, keepDraft, selectOpenDraft } from './draft.model';

/** The unsaved party as it was when the page opened, and functions to begin, change, save and discard it. */
export function useDraft() {
  const dispatch = useDispatch();
  const open = useSelector(selectOpenDraft);
  const [opened] = useState(open);
  const [createParty] = useCreatePartyMutation();
  const id = open?.id;
  const begin = useCallback((draft: PartyDraft) => void dispatch(keepDraft({ id: newKey(), draft })), [dispatch]);
  const keep = useCallback(
    (draft: PartyDraft) => void dispatch(keepDraft({ id: id ?? newKey(), draft })),
    [dispatch, id],
  );
  const drop = useCallback(
    (why: 'saved' | 'discarded') => void (id !== undefined && dispatch(dropDraft(id, why))),
    [dispatch, id],
  );
  const create = useCallback((party: PartyDraft): Promise<Party> => createParty(party).unwrap(), [createParty]);
  const savedId = useSyncExternalStore(watchDevice, savedDraftId);
  return {
    draft: open?.draft ?? null,
    opened: opened?.draft ?? null,
    /** Another tab that had the same draft open has saved it. */
    isSavedElsewhere: id !== undefined && savedId === id,
    begin,
    keep,
    drop,
    create,
  };
}
