import Delete from '@mui/icons-material/DeleteOutlined';
import type { Photo } from '@festlig/contracts/media';
import type { Party } from '@festlig/contracts/party';
import { isEditor } from '@festlig/domain/party/is-editor';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { patiently } from '../../../../lib/patiently';
import { DeletePhoto } from '../../components/DeletePhoto';

/** For editors only. */
const ShownButton = lazy(patiently(() => import('../../editing/components/ShownButton')));

interface PhotoButtonsProps {
  party: Party;
  photo: Photo;
}

/** What its uploader or an editor does with a photo. */
export function PhotoButtons({ party, photo }: PhotoButtonsProps) {
  const { t } = useTranslation('gallery');
  const [deleted, setDeleted] = useState<Photo>();
  const isHost = isEditor(party);
  return (
    <>
      {isHost && (
        <Suspense>
          <ShownButton partyId={party.id} photo={photo} />
        </Suspense>
      )}
      {(isHost || photo.mine) && (
        <button
          type="button"
          className="yarl__button"
          title={t(isHost ? 'delete.label' : 'delete.own')}
          aria-label={t(isHost ? 'delete.label' : 'delete.own')}
          onClick={() => setDeleted(photo)}
        >
          <Delete />
        </button>
      )}
      {deleted && (
        <DeletePhoto partyId={party.id} photo={deleted} isOwn={!isHost} onClose={() => setDeleted(undefined)} />
      )}
    </>
  );
}
