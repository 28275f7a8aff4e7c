import Download from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Book } from '@festlig/contracts/media';
import { downloadBook } from '@festlig/contracts/media/http';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../../../api/address-of';
import { megabytesOf } from '../book.model';

interface BookStatusProps {
  partyId: string;
  book: Book;
  /** What is chosen now is not what was made. */
  isOther: boolean;
  broken: boolean;
  /** Nothing is chosen, or the last press is on its way. */
  isBusy: boolean;
  onMake: () => void;
  onCancel: () => void;
}

/** How far the book is, and what a host can do with it now (rules: book-cancel, book-made-again). */
export function BookStatus(props: BookStatusProps) {
  const { t } = useTranslation('photo-book');
  const { book } = props;
  if (!book.ended) return <UnderWay {...props} />;
  const isReady = book.status === 'ready' && book.bytes !== null;
  const isCurrent = isReady && !book.stale && !props.isOther;
  return (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      <Typography
        role="status"
        color={book.status === 'failed' ? 'error' : 'textPrimary'}
        sx={{ '&:empty': { display: 'none' } }}
      >
        {isReady
          ? isCurrent
            ? t('ready', { pages: book.pages ?? 0 })
            : t(props.isOther ? 'differs' : 'stale')
          : book.status === 'cancelled' || book.status === 'failed'
            ? t(book.status)
            : ''}
      </Typography>
      {isReady && (
        <Button
          variant={isCurrent ? 'contained' : 'outlined'}
          startIcon={<Download />}
          href={addressOf(downloadBook, { partyId: props.partyId })}
        >
          {t('download', { megabytes: megabytesOf(book.bytes ?? 0) })}
        </Button>
      )}
      <Former {...props} />
      {!isCurrent && (
        <Button variant="contained" disabled={props.isBusy} onClick={props.onMake}>
          {t(book.status === 'none' ? 'make' : 'again')}
        </Button>
      )}
    </Box>
  );
}

/** The book that was ready before, which stays until another is (rule: book-made-again). */
function Former({ partyId, book: { former } }: BookStatusProps) {
  const { t } = useTranslation('photo-book');
  if (!former) return null;
  return (
    <Button variant="outlined" startIcon={<Download />} href={addressOf(downloadBook, { partyId })}>
      {t('downloadFormer', { megabytes: megabytesOf(former.bytes) })}
    </Button>
  );
}

function UnderWay(props: BookStatusProps) {
  const { book, broken, isBusy, onCancel } = props;
  const { t } = useTranslation('photo-book');
  const { status, done, total } = book;
  const isWaiting = status === 'waiting';
  const text = isWaiting ? t('waiting') : t('progress', { done: Math.min(total, done + 1), total });
  return (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      <Typography>{text}</Typography>
      <LinearProgress
        aria-label={t('title')}
        variant={isWaiting ? 'indeterminate' : 'determinate'}
        {...(isWaiting ? {} : { value: Math.round((100 * done) / Math.max(1, total)) })}
        sx={{ height: 8, borderRadius: 99 }}
      />
      <Typography variant="body2" color="textSecondary" role="status">
        {t(broken ? 'broken' : 'leave')}
      </Typography>
      <Button variant="outlined" disabled={isBusy} onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Former {...props} />
    </Box>
  );
}
