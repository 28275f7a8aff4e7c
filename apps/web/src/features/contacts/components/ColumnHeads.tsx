import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IN_COLUMNS } from './ContactRow';

interface ColumnHeadsProps {
  /** Selects the page. */
  children: ReactNode;
}

/**
 * What the columns of the guests are called, for those who see them; a screen reader reads a list, in which each text says what it is
 * (rule: contact-columns-named). Where there are no columns, it only selects the page.
 */
export function ColumnHeads({ children }: ColumnHeadsProps) {
  const { t } = useTranslation('contacts');
  return (
    <Box sx={heads}>
      {children}
      {[t('form.name'), t('columns.address'), t('columns.delivery'), t('columns.state')].map((name) => (
        <Box key={name} component="span" aria-hidden sx={{ display: { xs: 'none', md: 'block' } }}>
          {name}
        </Box>
      ))}
    </Box>
  );
}

const heads = {
  display: { xs: 'flex', md: 'grid' },
  alignItems: 'center',
  minHeight: 32,
  ...IN_COLUMNS,
  pl: { xs: 0.5, md: 1.5 },
  pr: { xs: 0.5, md: 1 },
  borderBottom: 1,
  borderColor: 'divider',
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: 'text.secondary',
} as const;
