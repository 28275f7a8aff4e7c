import type { User } from '@festlig/contracts/identity';
import { logout } from '@festlig/contracts/identity/http';
import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addressOf } from '../api/address-of';
import { useHelpLink } from '../components/use-help-link';
import { useLangPath } from '../i18n/use-language';

/** Create, parties, account, help, log out (rule: user-menu). */
export default function UserMenu({ user }: { user: User }) {
  const { t } = useTranslation();
  const langPath = useLangPath();
  const help = useHelpLink();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={t('nav.user')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <AccountCircle />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        onClick={close}
        // The menu is rendered outside the page's landmarks: as a landmark of its own, screen readers can find it.
        slotProps={{ root: { role: 'navigation', 'aria-label': t('nav.user') } }}
      >
        <MenuItem
          disabled
          sx={{ maxWidth: 280, whiteSpace: 'normal', '&.Mui-disabled': { opacity: 1, color: 'text.secondary' } }}
        >
          {user.name}
        </MenuItem>
        <Divider component="li" />
        <MenuItem component={Link} to={langPath('/parties')}>
          {t('nav.parties')}
        </MenuItem>
        <MenuItem component={Link} to={langPath('/new/party')}>
          {t('nav.create')}
        </MenuItem>
        <MenuItem component={Link} to={langPath('/account')}>
          {t('nav.account')}
        </MenuItem>
        <MenuItem component={Link} {...help}>
          {t('nav.help')}
        </MenuItem>
        <MenuItem component="a" href={addressOf(logout, {})}>
          {t('nav.logout')}
        </MenuItem>
      </Menu>
    </>
  );
}
