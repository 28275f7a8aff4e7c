import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Import } from '@festlig/contracts/contacts';
import { useTranslation } from 'react-i18next';
import { useTimeLeft } from '../../../../components/use-time-left';
import { progressOf } from '../result.model';
import { UndoImport } from './UndoImport';

interface ImportUnderWayProps {
  partyId: string;
  report: Import;
  /** Rows (guests) a second; null until it can be measured. */
  rate: number | null;
  /** No reports arrive at the moment. */
  broken: boolean;
  onUndone: () => void;
}

/** The progress of an import or its undo: n of m, the rate and the time left; and the undo button. */
export function ImportUnderWay({ partyId, report, rate, broken, onUndone }: ImportUnderWayProps) {
  const { t } = useTranslation('contacts');
  const timeLeft = useTimeLeft();
  const { importId, undo } = report;
  const { done, total } = progressOf(report);
  const way = undo ? 'undoing' : 'progress';
  const count = t(`importer.${way}.count`, { done, total });
  return (
    <>
      <Typography variant="h3" component="h2" id="import-progress">
        {t(`importer.${way}.title`)}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 0 : (done / total) * 100}
        aria-labelledby="import-progress"
        aria-valuetext={count}
        sx={{ my: 2, height: 10, borderRadius: 5 }}
      />
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, fontVariantNumeric: 'tabular-nums', minHeight: '1.6em' }}
      >
        <Typography sx={{ fontWeight: 600, mr: 'auto' }}>{count}</Typography>
        {rate !== null && (
          <Typography color="textSecondary">
            {t('importer.progress.rate', { rate })} · {timeLeft(total - done, rate)}
          </Typography>
        )}
      </Box>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 1, mb: 2.5 }}>
        {t(`importer.${way}.${broken ? 'broken' : 'leave'}`)}
      </Typography>
      {!undo && <UndoImport partyId={partyId} importId={importId} size="medium" underWay onUndone={onUndone} />}
    </>
  );
}
