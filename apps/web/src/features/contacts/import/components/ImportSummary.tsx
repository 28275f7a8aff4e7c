import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { isIncomplete, type NotedCounts } from '../../import-rows/noted.model';

interface ImportSummaryProps {
  heading: ReactNode;
  /** The heading's level: one below the heading above. */
  level: 'h2' | 'h3';
  ref: RefObject<HTMLHeadingElement | null>;
  /** How many guests are added. */
  total: number;
  /** Of how many of them a cell was left out. */
  dropped: number;
  counts: NotedCounts;
}

/**
 * How many guests come in, and in one line how many of them are ready and how many the host has to correct. What else there is
 * to know stands with its rows. A list of which a part is missing is no success (rule: import-leads-with-missing).
 */
export function ImportSummary({ heading, level, ref, total, dropped, counts }: ImportSummaryProps) {
  const { t } = useTranslation('import-summary');
  return (
    <Alert
      severity={isIncomplete(counts) ? 'warning' : total === 0 ? 'info' : 'success'}
      sx={{ '& .MuiAlert-message': { flex: 1 } }}
    >
      <AlertTitle sx={{ m: 0 }}>
        <Typography variant="h4" component={level} ref={ref} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
          {heading}
        </Typography>
      </AlertTitle>
      {dropped > 0 && (
        <Typography sx={{ mt: 0.5, fontWeight: 600 }}>
          {t('lead', { ready: total - dropped, total, count: dropped })}
        </Typography>
      )}
    </Alert>
  );
}
