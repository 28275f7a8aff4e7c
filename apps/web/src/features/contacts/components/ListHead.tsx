import Download from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DENSE } from '../../../components/dense';
import { type ShownList, useListFile } from '../use-list-file';

interface ListHeadProps extends ShownList {
  /** The link to the file is elsewhere. */
  withoutFile: boolean;
  /** Says which keys select guests. */
  keys: ReactNode;
  /** Selects the page. */
  children: ReactNode;
}

/** One line above the guests: their number, the keys that select them, and the link to their file. */
export function ListHead({ withoutFile, keys, children, ...list }: ListHeadProps) {
  const { t } = useTranslation('contacts');
  const file = useListFile(list);
  const { narrowed, found } = list;
  return (
    <Box sx={head}>
      {children}
      <Typography role="status" variant="body2" color="textSecondary" sx={status}>
        {found && t(found.atLeast ? 'foundMore' : narrowed.search ? 'found' : 'count', { count: found.total })}
      </Typography>
      {keys}
      {file && !withoutFile && (
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

const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, my: { sm: 0.25 } } as const;
const status = { minHeight: '1.5em', flex: { xs: '1 1 5rem', sm: '1 1 8rem' } } as const;
