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
    <Box component="section" aria-labelledby="export-title" sx={{ displayPrint: 'none' }}>
      <Typography component="h2" id="export-title" variant="body2" color="text.secondary">
        {t('export.title')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        {(['all', 'attending', 'rejected'] as const).map((which) => (
          <Button
            key={which}
            size="small"
            sx={{ minHeight: 44 }}
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
