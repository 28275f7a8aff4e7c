import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorText } from '../../../../components/ErrorText';
import { listed, progressOf } from '../progress.model';
import type { Queue } from '../queue.model';
import type { Uploads } from '../use-upload-queue';
import { FileRow } from './FileRow';

interface TrayProps {
  queue: Queue;
  uploads: Uploads;
}

/** How far the chosen files are: in one line, and each of them (rule: photo-upload). */
export function Tray({ queue, uploads }: TrayProps) {
  const { t } = useTranslation('photo-upload');
  const id = useId();
  const [open, setOpen] = useState(true);
  const { sent, ready, hidden, refused, total, share, isGoing, minutesLeft } = progressOf(queue);
  const all = t(hidden > 0 ? 'doneHidden' : 'doneAll', { count: total });
  const done = ready === total ? all : t('doneSome', { ready, total });
  return (
    <section aria-label={t('tray')}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography role="status" sx={{ fontWeight: 600 }}>
            {isGoing ? t('going', { sent, total }) : done} {refused > 0 && t('refused', { count: refused })}
          </Typography>
          <Line queue={queue} minutesLeft={minutesLeft} />
        </Box>
        {isGoing ? (
          <Button color="inherit" onClick={() => uploads.tell({ type: queue.isPaused ? 'resumed' : 'paused' })}>
            {t(queue.isPaused ? 'resume' : 'pause')}
          </Button>
        ) : (
          <Button color="inherit" onClick={() => uploads.tell({ type: 'cleared' })}>
            {t('close')}
          </Button>
        )}
        <IconButton
          aria-label={t(open ? 'hide' : 'show')}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? <ExpandMore /> : <ExpandLess />}
        </IconButton>
      </Box>
      {isGoing && (
        <LinearProgress
          aria-label={t('tray')}
          variant="determinate"
          value={Math.round(share * 100)}
          sx={{ mt: 1.5, height: 8, borderRadius: 4 }}
        />
      )}
      <Box id={id} component="ul" hidden={!open} sx={list} tabIndex={0} aria-label={t('tray')}>
        {open && listed(queue.files).map((file) => <FileRow key={file.id} file={file} uploads={uploads} />)}
      </Box>
      {queue.hold && queue.hold.error.code !== 'name_required' && <Held hold={queue.hold} uploads={uploads} />}
    </section>
  );
}

function Line({ queue, minutesLeft }: { queue: Queue; minutesLeft: number | null }) {
  const { t } = useTranslation('photo-upload');
  const text = !queue.isOnline
    ? t('offline')
    : queue.isPaused
      ? t('paused')
      : minutesLeft !== null && minutesLeft > 0
        ? t('minutes', { count: minutesLeft })
        : '';
  return text === '' ? null : (
    <Typography variant="body2" color="textSecondary">
      {text}
    </Typography>
  );
}

/** Why the rest of the files wait. */
function Held({ hold, uploads }: { hold: NonNullable<Queue['hold']>; uploads: Uploads }) {
  const { t } = useTranslation('photo-upload');
  const { code } = hold.error;
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1 }}>
      <Typography variant="body2" sx={{ flex: 1 }}>
        {code !== 'gallery_closed' && <ErrorText of={hold.error} />}{' '}
        {t(`held.${code as 'photo_limit' | 'gallery_closed' | 'too_many_photos'}`)}
      </Typography>
      <Button color="inherit" onClick={() => uploads.tell({ type: 'awoken' })}>
        {t('held.tryNow')}
      </Button>
    </Box>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
  // Four files; the gallery above stays in sight.
  maxHeight: 'min(300px, 36dvh)',
  overflowY: 'auto',
  '&[hidden]': { display: 'none' },
};
