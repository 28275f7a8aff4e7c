import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useMoment } from './use-moment';

interface HistoryRowProps {
  what: string;
  at: string;
  note?: string | undefined;
  /** What came of it, or what it cost. */
  value: ReactNode;
  action?: ReactNode;
}

/** A number of tokens or an amount of money at the end of a line. */
export const Sum = ({ children }: { children: string }) => (
  <Box sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>{children}</Box>
);

/** One line of a history: what happened and when, and what came of it. */
export function HistoryRow({ what, at, note, value, action }: HistoryRowProps) {
  const moment = useMoment();
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{what}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          <time dateTime={at}>{moment(at, 'long')}</time>
          {note && ` · ${note}`}
        </Box>
      </Box>
      {value}
      {action}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  minHeight: 60,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;
