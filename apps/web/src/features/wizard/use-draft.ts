import type { Party } from '@festlig/contracts/party';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { newKey } from '../../lib/new-key';
import { useCreatePartyMutation } from './api';
import { savedDraftId, watchDevice } from './device-draft.model';
import { dropDraft, keepDraft } from './draft.model';
import type { PartyDraft } from './party-draft.model';
import { useOpenDraft } from './use-open-draft';

/** The unsaved party as it was when the page opened, and functions to begin, change, save and discard it. */
export function useDraft() {
  const dispatch = useDispatch();
  const open = useOpenDraft();
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
