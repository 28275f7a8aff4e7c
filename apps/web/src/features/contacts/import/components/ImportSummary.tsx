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
 * How many guests come in; how many of them were read as they stand, how many the host has to correct and how many were
 * interpreted, which is all of them together; then what else there is to know. A list of which a part is missing is no success (rule:
 * import-leads-with-missing). When nothing needs a look, that is all there is to say.
 */
export function ImportSummary({ heading, level, ref, isNobody, whole, counts }: ImportSummaryProps) {
  const { t } = useTranslation('import-summary');
  const { read, others } = byReading(counts);
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
      {counts.length > 0 && whole > 0 && <Typography sx={part}>{t('whole', { count: whole })}</Typography>}
      {read.map(([kind, count]) => (
        <Typography key={kind} sx={kind === 'dropped' ? { ...part, fontWeight: 600 } : part}>
          {t(kind, { count })}
        </Typography>
      ))}
      {read.length > 0 && others.length > 0 && (
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

const part = { mt: 0.5, fontSize: '0.875rem' } as const;

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
