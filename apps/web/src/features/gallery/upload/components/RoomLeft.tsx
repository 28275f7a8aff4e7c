import Typography from '@mui/material/Typography';
import type { GalleryState } from '@festlig/contracts/media';
import { FEW_LEFT } from '@festlig/contracts/media/photo-limits';
import type { Party } from '@festlig/contracts/party';
import { isEditor } from '@festlig/domain/party/is-editor';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { patiently } from '../../../../lib/patiently';

/** For hosts, when there is not much room. */
const MorePhotos = lazy(patiently(() => import('./MorePhotos')));

interface RoomLeftProps {
  party: Party;
  gallery: Pick<GalleryState, 'uploads' | 'limit' | 'left'>;
}

/** Tells before the choice how many photos there is room for, and hosts how to get more (rules: photo-room, photo-unlimited). */
export function RoomLeft({ party, gallery: { uploads, limit, left } }: RoomLeftProps) {
  const { t } = useTranslation('photo-upload');
  const hasPaid = useSearchParams()[0].has('paid');
  const isHost = isEditor(party);
  const isLittle = uploads && left !== null && left <= FEW_LEFT;
  // The offer stays to thank for the payment, when there is room again.
  const [isOffered, setIsOffered] = useState(hasPaid);
  if (isLittle && !isOffered) setIsOffered(true);
  return (
    <>
      {isLittle && (
        <Typography color="textSecondary" sx={{ textAlign: 'center', mt: 3 }}>
          {left > 0 ? t('room', { count: left }) : t('full', { maximum: limit ?? 0 })}
          {left === 0 && !isHost && ` ${t('fullGuest')}`}
        </Typography>
      )}
      {isHost && isOffered && (
        <Suspense>
          <MorePhotos party={party} />
        </Suspense>
      )}
    </>
  );
}
