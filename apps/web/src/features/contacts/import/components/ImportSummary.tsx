import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { byReading, isIncomplete, mayOverlap, type NotedCounts } from '../../import-rows/noted.model';

interface ImportSummaryProps {
  heading: ReactNode;
  /** The heading's level: one below the heading above. */
  level: 'h2' | 'h3';
  ref: RefObject<HTMLHeadingElement | null>;
  /** Nobody is added: neither a success nor something to mend. */
  isNobody: boolean;
  /** Guests of whom every cell was read as it stands. */
  whole: number;
  counts: NotedCounts;
}

/**
 * How many guests come in; how many of them were read as they stand and how many need a look, which is all of them
 * together; then what else there is to know. A list of which a part is missing is no success (rule:
 * import-leads-with-missing). When nothing needs a look, that is all there is to say.
 */
export function ImportSummary({ heading, level, ref, isNobody, whole, counts }: ImportSummaryProps) {
  const { t } = useTranslation('import-summary');
  const { read, others } = byReading(counts);
  const look = read.reduce((sum, [, count]) => sum + count, 0);
  return (
    <Alert
      severity={isIncomplete(counts) ? 'warning' : isNobody ? 'info' : 'success'}
      sx={{ '& .MuiAlert-message': { flex: 1 } }}
    >
      <AlertTitle sx={{ m: 0 }}>
        <Typography variant="h5" component={level} ref={ref} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
          {heading}
        </Typography>
      </AlertTitle>
      {counts.length > 0 && whole + look > 0 && (
        <Typography variant="body2" sx={{ mt: 0.75, fontWeight: 600 }}>
          {whole > 0 && t('whole', { count: whole })} {look > 0 && t('look', { count: look })}
        </Typography>
      )}
      <Counts counts={read} />
      {look > 0 && others.length > 0 && (
        <Typography variant="body2" sx={{ mt: 0.75, fontWeight: 600 }}>
          {t('also')}
        </Typography>
      )}
      <Counts counts={others} />
      {mayOverlap(counts, whole) && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {t('overlap')}
        </Typography>
      )}
    </Alert>
  );
}

function Counts({ counts }: { counts: NotedCounts }) {
  const { t } = useTranslation('import-summary');
  if (counts.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.25, pl: 2.5 }}>
      {counts.map(([kind, count]) => (
        <li key={kind}>{t(kind, { count })}</li>
      ))}
    </Box>
  );
}
