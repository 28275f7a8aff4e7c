import Download from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { exportRsvps } from '@festlig/contracts/rsvp/http';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../../api/address-of';

/**
 * The three CSV files. They are plain links: the browser downloads them, however long they are, and the server sends a
 * visitor to log in (rule: reply-exports).
 */
export function Exports({ sid }: { sid: string }) {
  const { t } = useTranslation('replies');
  return (
    <Box component="section" aria-labelledby="export-title" sx={{ mt: 5 }}>
      <Typography variant="h4" component="h2" id="export-title" sx={{ mb: 1.5 }}>
        {t('export.title')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(['all', 'attending', 'rejected'] as const).map((which) => (
          <Button
            key={which}
            variant="outlined"
            startIcon={<Download />}
            href={addressOf(exportRsvps, { partyId: sid, which })}
          >
            {t(`export.${which}`)}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
