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
  filters?: ReactNode;
  /** Says which keys select guests. */
  keys?: ReactNode;
  /** On a phone: selects the page. */
  children?: ReactNode;
}

/**
 * The number of guests, the keys that select them, and the link to their file, beside the search. On a phone a line above the guests, whose
 * filters have the number, except that of a search, which is in a line of its own.
 */
export function ListHead({ filters, keys, children, ...list }: ListHeadProps) {
  const { t } = useTranslation('contacts');
  const file = useListFile(list);
  const { narrowed, found } = list;
  return (
    <Box sx={{ ...head, ...(filters ? {} : beside) }}>
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
  mb: 0.5,
} as const;
const beside = { mb: 0, flex: { sm: '1 0 100%', md: 'none' } } as const;
const status = { minHeight: '1.5em', flex: { xs: '1 1 8rem', md: 'none' } } as const;
const ownLine = { flex: '1 0 100%', order: 1, pl: 0.5 } as const;
