import { useMemo, useState, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { dropDraftPicture } from '../../lib/draft-picture';
import { dropFromDevice, lastDraftText, watchDevice } from './device-draft.model';
import { dropDraft, keepDraft } from './draft.model';
import { lastDraftIn, type OpenDraft } from './party-draft.model';
import { useOpenDraft } from './use-open-draft';

/**
 * The draft that waits for its host when a page opens: the tab's own, otherwise the last of this device, which is put into
 * the tab only when its host goes on with it (rule: draft-party).
 */
export function useWaitingDraft() {
  const dispatch = useDispatch();
  const open = useOpenDraft();
  const [before] = useState(open);
  const text = useSyncExternalStore(watchDevice, lastDraftText);
  const [now] = useState(() => Date.now());
  const last = useMemo(() => lastDraftIn(text, now), [text, now]);
  // What is begun on this page is not offered on it.
  const own = before && open?.id === before.id ? open : null;
  const others = last && last.id !== open?.id ? last : null;
  return {
    waiting: own ?? others,
    resume: (waiting: OpenDraft) => void dispatch(keepDraft(waiting)),
    discard: ({ id, draft }: OpenDraft) => {
      void dropDraftPicture(draft.heroImage);
      if (open?.id === id) dispatch(dropDraft(id, 'discarded'));
      else dropFromDevice(id);
    },
  };
}
