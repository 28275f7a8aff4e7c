import Download from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { exportRsvps } from '@festlig/contracts/rsvp/http';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../../api/address-of';
import { LandmarkMenu } from '../../../components/LandmarkMenu';

/**
 * The three CSV files, in a menu. They are plain links: the browser downloads them, however long they are, and the
 * server sends a visitor to log in (rule: reply-exports).
 */
export function Exports({ sid }: { sid: string }) {
  const { t } = useTranslation('replies');
  return (
    <LandmarkMenu
      label={t('export.title')}
      button={(opens) => (
        <Button startIcon={<Download />} {...opens} sx={{ minHeight: 44, displayPrint: 'none' }}>
          {t('export.title')}
        </Button>
      )}
    >
      {(['all', 'attending', 'rejected'] as const).map((which) => (
        <MenuItem
          key={which}
          component="a"
          href={addressOf(exportRsvps, { partyId: sid, which })}
          sx={{ minHeight: 44 }}
        >
          {t(`export.${which}`)}
        </MenuItem>
      ))}
    </LandmarkMenu>
  );
}
