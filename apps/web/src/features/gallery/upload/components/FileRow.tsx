import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import Replay from '@mui/icons-material/Replay';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorText } from '../../../../components/ErrorText';
import type { QueuedFile } from '../queue.model';
import { usePreview } from '../use-preview';
import type { Uploads } from '../use-upload-queue';

interface FileRowProps {
  file: QueuedFile;
  uploads: Uploads;
}

/** Refusals after which the same file can succeed, although nothing about it has changed. */
const WORTH_A_TRY = new Set(['unexpected', 'bad_answer', 'csrf_invalid', 'image_broken', 'not_found', 'conflict']);

/**
 * One chosen file: what it shows, how far it is, or why it did not become a photo. Of hundreds only those are drawn again
 * whose state has changed.
 */
export const FileRow = memo(function FileRow({ file, uploads }: FileRowProps) {
  const { t } = useTranslation('photo-upload');
  const src = usePreview(uploads.blobOf(file.id));
  // What is no picture has none.
  const [isShown, setIsShown] = useState(true);
  const { step, name } = file;
  const isRefused = step.is === 'refused';
  const mayRetry = step.is === 'later' || (isRefused && WORTH_A_TRY.has(step.error.code));
  const mayRemove = step.is !== 'ready' && step.is !== 'reading';
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 72 }}>
      <Box sx={picture}>
        {src && isShown && <img src={src} alt="" loading="lazy" decoding="async" onError={() => setIsShown(false)} />}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap sx={{ fontWeight: 500 }}>
          {name}
        </Typography>
        <Typography variant="body2" color={isRefused ? 'error' : 'textSecondary'}>
          {(isRefused || step.is === 'later') && <ErrorText of={step.error} />} {!isRefused && stepText(file, t)}
        </Typography>
      </Box>
      {step.is === 'ready' && <CheckCircle color="primary" aria-hidden sx={{ mr: 1.25 }} />}
      {mayRetry && (
        <IconButton aria-label={t('retryLabel', { name })} onClick={() => uploads.retry(file.id)}>
          <Replay />
        </IconButton>
      )}
      {mayRemove && (
        <IconButton aria-label={t('remove', { name })} onClick={() => uploads.tell({ type: 'removed', id: file.id })}>
          <Close />
        </IconButton>
      )}
    </Box>
  );
});

type T = ReturnType<typeof useTranslation<'photo-upload'>>['t'];

function stepText({ step }: QueuedFile, t: T): string {
  if (step.is === 'sending') return t('step.sending', { percent: Math.round(step.share * 100) });
  if (step.is === 'ready' && !step.isPublic) return t('step.private');
  return step.is === 'refused' ? '' : t(`step.${step.is}`);
}

const picture = {
  flex: 'none',
  width: 56,
  height: 56,
  borderRadius: '10px',
  overflow: 'hidden',
  bgcolor: 'divider',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
};
