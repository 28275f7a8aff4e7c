import type { Party } from '@festlig/contracts/party';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useSyncExternalStore } from 'react';
import { asApiError } from '../../../api/api-error';
import { useGetGuestQuery } from '../../../api/guest';
import { useGuestOfBrowser } from '../../../api/guest-of-browser';
import { useUser } from '../../../api/session';
import { keepUploaderName, ownPhotos, watchOwnPhotos } from '../../../lib/own-photos';
import { useUploadQueue } from './use-upload-queue';

/** Who uploads photos with this browser, and whether a name is needed first (rule: photo-name-first). */
export function useUploader(party: Party) {
  const partyId = party.id;
  const { uploads, queue } = useUploadQueue(partyId);
  const own = useSyncExternalStore(watchOwnPhotos, () => ownPhotos(partyId));
  const cid = useGuestOfBrowser(party);
  const user = useUser();
  const { error } = useGetGuestQuery(cid ? { partyId, cid } : skipToken);
  // A short id of nobody is no name, and asking for it again would count as a guess.
  const known = cid && asApiError(error).status !== 404 ? cid : null;
  const isKnown = user !== null || known !== null;
  useEffect(() => uploads.setGuest(known), [uploads, known]);
  const isAsked = queue.hold?.error.code === 'name_required';
  return {
    uploads,
    queue,
    own,
    /** Whether a name is used at all; otherwise the account or the guest list has it. */
    usesName: !isKnown || isAsked,
    needsName: isAsked || (!isKnown && own.name === ''),
    keepName: (name: string) => {
      keepUploaderName(partyId, name);
      uploads.tell({ type: 'released' });
    },
  };
}
