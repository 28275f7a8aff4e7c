import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Import } from '@festlig/contracts/contacts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language';
import { useImportProgress } from '../use-import-progress';

interface ImportUnderWayProps {
  partyId: string;
  /** As the import was when it began. */
  first: Import;
  onEnded: (result: Import) => void;
  onClose: () => void;
}

/** A long list on its way: n of m, and how fast. It goes on without anybody looking. */
export function ImportUnderWay({ partyId, first, onEnded, onClose }: ImportUnderWayProps) {
  const { t } = useTranslation('contacts');
  const number = new Intl.NumberFormat(useLanguage());
  const { report, rate, broken } = useImportProgress(partyId, first);
  useEffect(() => {
    if (report.ended) onEnded(report);
  }, [report, onEnded]);
  const count = t('importer.progress.count', { done: number.format(report.done), total: number.format(report.total) });
  return (
    <Stack spacing={2} sx={{ py: 2 }}>
      <Typography variant="h5" component="h3" id="import-progress">
        {t('importer.progress.title')}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={report.total === 0 ? 0 : (report.done / report.total) * 100}
        aria-labelledby="import-progress"
        aria-valuetext={count}
        sx={{ height: 10, borderRadius: 5 }}
      />
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {count}
        {rate !== null && ` · ${t('importer.progress.rate', { rate: number.format(rate) })}`}
      </Typography>
      <Typography role="status" variant="body2" color="text.secondary">
        {t(broken ? 'importer.progress.broken' : 'importer.progress.leave')}
      </Typography>
      <Button onClick={onClose} sx={{ alignSelf: 'flex-end' }}>
        {t('importer.progress.close')}
      </Button>
    </Stack>
  );
}
