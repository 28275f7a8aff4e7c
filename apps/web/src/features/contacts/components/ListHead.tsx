import Download from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { exportContacts } from '@festlig/contracts/contacts/http';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../../api/address-of';

interface ListHeadProps {
  partyId: string;
  search: string;
  /** How many guests there are; with `atLeast` there are more. Undefined until known. */
  found: { total: number; atLeast: boolean } | undefined;
}

/**
 * The number of guests, and the link to their file; during a search the file holds every guest that the search finds
 * (rule: contact-export).
 */
export function ListHead({ partyId, search, found }: ListHeadProps) {
  const { t } = useTranslation('contacts');
  const isSearch = search !== '';
  const count = found?.total ?? 0;
  const foundLabel = found?.atLeast ? t('exportFoundMore') : t('exportFound', { count });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 1 }}>
      <Typography role="status" variant="body2" color="text.secondary" sx={{ minHeight: '1.5em', flex: '1 1 10rem' }}>
        {found && t(found.atLeast ? 'foundMore' : isSearch ? 'found' : 'count', { count })}
      </Typography>
      {(!isSearch || count > 0) && (
        <Button
          size="small"
          sx={{ whiteSpace: 'nowrap', ml: 'auto' }}
          href={addressOf(exportContacts, isSearch ? { partyId, search } : { partyId })}
          startIcon={<Download />}
        >
          {isSearch ? foundLabel : t('export')}
        </Button>
      )}
    </Box>
  );
}
