import type { User } from '@festlig/contracts/identity';
import { logout } from '@festlig/contracts/identity/http';
import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addressOf } from '../api/address-of';
import { LandmarkMenu } from '../components/LandmarkMenu';
import { useHelpLink } from '../components/use-help-link';
import { lastDraftPicture } from '../features/wizard/draft-picture.model';
import { forgetAnswers } from '../features/wizard/answers.model';
import { forgetDrafts } from '../features/wizard/draft.model';
import { useLangPath } from '../i18n/use-language';
import { dropDraftPicture } from '../lib/draft-picture';
import { forgetCopies } from '../lib/kept-copies';
import { rememberLogIn } from '../lib/logged-in-before';

interface UserMenuProps {
  user: User;
  /** The button shows the name where there is room for it. */
  isNamed: boolean;
}

const name = {
  display: { xs: 'none', sm: 'block' },
  maxWidth: 200,
  ml: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** Who uses the browser next is not offered what this user has begun (rule: draft-party). */
function forgetDraft(): void {
  void dropDraftPicture(lastDraftPicture());
  forgetDrafts();
  forgetAnswers();
}

/** Create, parties, account, help, log out (rule: user-menu). */
export default function UserMenu({ user, isNamed }: UserMenuProps) {
  const { t } = useTranslation();
  const langPath = useLangPath();
  const help = useHelpLink();
  // A user's pages are the app's: what this browser has kept for guests would be shown in their place without a network.
  useEffect(() => {
    rememberLogIn();
    forgetCopies().catch(() => undefined);
  }, []);
  return (
    <LandmarkMenu
      label={t('nav.user')}
      button={(opens) => (
        <IconButton
          color="inherit"
          aria-label={isNamed ? `${user.name}: ${t('nav.user')}` : t('nav.user')}
          sx={isNamed ? { borderRadius: 999 } : {}}
          {...opens}
        >
          <AccountCircle />
          {isNamed && (
            <Typography component="span" sx={name}>
              {user.name}
            </Typography>
          )}
        </IconButton>
      )}
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
      <MenuItem component="a" href={addressOf(logout, {})} onClick={forgetDraft}>
        {t('nav.logout')}
      </MenuItem>
    </LandmarkMenu>
  );
}
