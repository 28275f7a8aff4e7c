import Download from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { exportRsvps } from '@festlig/contracts/rsvp/http';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../../api/address-of';

/**
 * The three CSV files, in a menu. They are plain links: the browser downloads them, however long they are, and the
 * server sends a visitor to log in (rule: reply-exports).
 */
export function Exports({ sid }: { sid: string }) {
  const { t } = useTranslation('replies');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        startIcon={<Download />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minHeight: 44, displayPrint: 'none' }}
      >
        {t('export.title')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} onClick={close}>
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
      </Menu>
    </>
  );
}
