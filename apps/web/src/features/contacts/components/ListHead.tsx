import Download from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { GuestState } from '@festlig/contracts/contacts';
import { exportContacts } from '@festlig/contracts/contacts/http';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../../api/address-of';
import { DENSE } from '../../../components/dense';

interface ListHeadProps {
  partyId: string;
  /** What restricts the list; empty for the whole list. */
  narrowed: { search?: string; state?: GuestState; tag?: string };
  /** How many guests there are; with `atLeast` there are more. Undefined until known. */
  found: { total: number; atLeast: boolean } | undefined;
  /** Selects the page. */
  children: ReactNode;
}

/**
 * One line above the guests: their number, and the link to their file; during a search or with a filter the file holds every
 * guest found (rule: contact-export).
 */
export function ListHead({ partyId, narrowed, found, children }: ListHeadProps) {
  const { t } = useTranslation('contacts');
  const isNarrowed = Object.keys(narrowed).length > 0;
  const count = found?.total ?? 0;
  const foundLabel = found?.atLeast ? t('exportFoundMore') : t('exportFound', { count });
  return (
    <Box sx={head}>
      {children}
      <Typography role="status" variant="body2" color="text.secondary" sx={{ minHeight: '1.5em', flex: '1 1 8rem' }}>
        {found && t(found.atLeast ? 'foundMore' : isNarrowed ? 'found' : 'count', { count })}
      </Typography>
      {(!isNarrowed || count > 0) && (
        <Button
          size="small"
          sx={{ whiteSpace: 'nowrap', ml: 'auto', [DENSE]: { minHeight: 32 } }}
          href={addressOf(exportContacts, { partyId, ...narrowed })}
          startIcon={<Download />}
        >
          {isNarrowed ? foundLabel : t('export')}
        </Button>
      )}
    </Box>
  );
}

const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, my: 0.25 } as const;
