import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useTimeLeft } from '../../../../components/use-time-left';
import { useReading } from '../use-reading';

interface ImportReadingProps {
  partyId: string;
  /** True when the list has been reviewed and is being imported. */
  isImport: boolean;
  /** The number of pasted lines; 0 when they were not counted. */
  rows: number;
  /** The key by which the reading of a long list is followed. */
  follow: string | undefined;
  onCancel: () => void;
}

/** Shown while a list is processed: for a short one the current step, for a long one the progress and the time left. */
export function ImportReading({ partyId, isImport, rows, follow, onCancel }: ImportReadingProps) {
  const { t } = useTranslation('contacts');
  const app = useTranslation().t;
  const timeLeft = useTimeLeft();
  const progress = useReading(partyId, follow);
  const told = () => {
    if (isImport) return t('importer.progress.title');
    if (!progress) {
      if (follow !== undefined) return t('importer.reading.sent');
      return rows > 0 ? t('importer.workingLines', { count: rows }) : t('importer.working');
    }
    const { lines, read, checked } = progress.reading;
    return checked > 0
      ? t('importer.reading.checked', { done: checked, total: lines })
      : t('importer.reading.read', { done: read, total: lines });
  };
  const { lines, read, checked } = progress?.reading ?? { lines: 0, read: 0, checked: 0 };
  // Each line is read once, and then checked once.
  const [done, total] = [read + checked, 2 * lines];
  return (
    <Box sx={{ pt: 5, pb: 3 }}>
      <Typography role="status" sx={{ mb: 2, fontVariantNumeric: 'tabular-nums' }}>
        {told()}
      </Typography>
      <LinearProgress
        aria-label={t(isImport ? 'importer.progress.title' : 'importer.working')}
        {...(total > 0 ? { variant: 'determinate', value: (done / total) * 100, 'aria-valuetext': told() } : {})}
      />
      {follow !== undefined && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t('importer.reading.stay')}
          {progress && progress.rate !== null && ` · ${timeLeft(total - done, progress.rate)}`}
        </Typography>
      )}
      {!isImport && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 3 }}>
          <Button onClick={onCancel}>{app('action.cancel')}</Button>
        </Box>
      )}
    </Box>
  );
}
