import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import type { OwnPhoto } from '@festlig/contracts/media';
import { photoAt } from '@festlig/domain/web/photo-image';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstError } from '../../../../api/api-error';
import { Bone } from '../../../../components/Bone';
import { ConfirmDialog } from '../../../../components/ConfirmDialog';
import { Dialog } from '../../../../components/Dialog';
import { ErrorState } from '../../../../components/ErrorState';
import { ErrorText } from '../../../../components/ErrorText';
import { Pager } from '../../../../components/Pager';
import type { CodedError } from '../../../../lib/coded-error';
import { type OwnPhotos as Own, removeOwnPhoto } from '../../../../lib/own-photos';
import { useDeletePhotoMutation, useListOwnPhotosQuery } from '../../api';
import type { Uploads } from '../use-upload-queue';

interface OwnPhotosProps {
  partyId: string;
  own: Own;
  uploads: Uploads;
  onClose: () => void;
}

const PAGE = 12;

/** What this browser has uploaded, to look at and to take back (rule: photo-take-back). */
export default function OwnPhotos({ partyId, own, uploads, onClose }: OwnPhotosProps) {
  const { t } = useTranslation(['photo-upload', 'app']);
  const id = useId();
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<string>();
  const [problem, setProblem] = useState<CodedError>();
  const [remove, { isLoading: isRemoving }] = useDeletePhotoMutation();
  const { key: guestKey } = own;
  const shown = Math.min(page, Math.max(1, Math.ceil(own.ids.length / PAGE)));
  const from = (shown - 1) * PAGE;
  const ids = own.ids.slice(from, from + PAGE);
  const input = { partyId, ...(guestKey === undefined ? {} : { guestKey }), ids: ids.join(',') };
  const { data, error, refetch, isFetching } = useListOwnPhotosQuery(ids.length === 0 ? skipToken : input);
  // A host may have deleted some.
  useEffect(() => {
    if (!data || isFetching) return;
    const there = new Set(data.items.map(({ photoId }) => photoId));
    ids.filter((photoId) => !there.has(photoId)).forEach((photoId) => removeOwnPhoto(partyId, photoId));
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data, isFetching, partyId]);
  const takeBack = async (photoId: string) => {
    setProblem(undefined);
    try {
      await remove({ partyId, photoId, ...(guestKey === undefined ? {} : { guestKey }) }).unwrap();
      removeOwnPhoto(partyId, photoId);
      const file = uploads.read().files.find(({ step }) => 'photoId' in step && step.photoId === photoId);
      if (file) uploads.tell({ type: 'removed', id: file.id });
      setAsked(undefined);
    } catch (thrown) {
      setProblem(firstError(thrown));
    }
  };
  const items = data ? ids.flatMap((each) => data.items.find(({ photoId }) => photoId === each) ?? []) : undefined;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t('own.title')}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t(own.ids.length === 0 ? 'own.empty' : 'own.text')}
        </Typography>
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Box component="ul" sx={grid}>
            {items
              ? items.map((photo, at) => (
                  <Own
                    key={photo.photoId}
                    photo={photo}
                    number={from + at + 1}
                    onTakeBack={() => setAsked(photo.photoId)}
                  />
                ))
              : ids.map((each) => <Bone key={each} style={{ aspectRatio: '1', borderRadius: '14px' }} />)}
          </Box>
        )}
        <Pager page={shown} pages={Math.ceil(own.ids.length / PAGE)} onPage={setPage} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('app:action.close')}
        </Button>
      </DialogActions>
      <ConfirmDialog
        open={asked !== undefined}
        title={t('own.confirm')}
        loses
        confirmLabel={t('own.takeBack')}
        pending={isRemoving}
        problem={problem && <ErrorText of={problem} />}
        onConfirm={() => asked !== undefined && void takeBack(asked)}
        onCancel={() => setAsked(undefined)}
      >
        {t('own.confirmText')}
      </ConfirmDialog>
    </Dialog>
  );
}

function Own({ photo: { photo }, number, onTakeBack }: { photo: OwnPhoto; number: number; onTakeBack: () => void }) {
  const { t } = useTranslation('photo-upload');
  return (
    <Box component="li" sx={{ display: 'flex', flexDirection: 'column', gap: 0.5 }}>
      <Box sx={picture}>{photo && <img src={photoAt(photo.src, 500, 'webp')} alt={t('own.alt', { number })} />}</Box>
      <Typography variant="body2" color="textSecondary">
        {photo ? !photo.public && t('own.private') : t('step.reading')}
      </Typography>
      <Button color="inherit" aria-label={t('own.takeBackLabel', { number })} onClick={onTakeBack}>
        {t('own.takeBack')}
      </Button>
    </Box>
  );
}

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)' },
};
const picture = {
  aspectRatio: '1',
  borderRadius: '14px',
  overflow: 'hidden',
  bgcolor: 'divider',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
};
