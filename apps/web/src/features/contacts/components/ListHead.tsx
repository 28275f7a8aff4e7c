import Download from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DENSE } from '../../../components/dense';
import { visuallyHidden } from '../../../lib/visually-hidden';
import { type ShownList, useListFile } from '../use-list-file';

interface ListHeadProps extends ShownList {
  /** On a phone: which guests are shown, instead of their number and of the link to their file, which is elsewhere. */
  filters: ReactNode;
  /** Says which keys select guests. */
  keys: ReactNode;
  /** Selects the page. */
  children: ReactNode;
}

/**
 * One line above the guests: their number, the keys that select them, and the link to their file. On a phone the filters have the number,
 * except that of a search, which is in a line of its own.
 */
export function ListHead({ filters, keys, children, ...list }: ListHeadProps) {
  const { t } = useTranslation('contacts');
  const file = useListFile(list);
  const { narrowed, found } = list;
  return (
    <Box sx={head}>
      {children}
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        sx={{ ...status, ...(filters && (narrowed.search ? ownLine : visuallyHidden)) }}
      >
        {found && t(found.atLeast ? 'foundMore' : narrowed.search ? 'found' : 'count', { count: found.total })}
      </Typography>
      {keys}
      {filters}
      {file && !filters && (
        <Button
          size="small"
          sx={{ whiteSpace: 'nowrap', [DENSE]: { minHeight: 32 } }}
          href={file.href}
          startIcon={<Download />}
        >
          {file.label}
        </Button>
      )}
    </Box>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 0.5, sm: 2 },
  mt: { sm: 0.25 },
  mb: { xs: 0.5, sm: 0.25 },
} as const;
const status = { minHeight: '1.5em', flex: '1 1 8rem' } as const;
const ownLine = { flex: '1 0 100%', order: 1, pl: 0.5 } as const;
