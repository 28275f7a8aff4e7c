import type { User } from '@festlig/contracts/identity';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { api } from '../api/api';
import { endLoginPrompt, useLoginPrompt } from '../api/login-prompt';
import { useUser } from '../api/session';
import { useLoggedInElsewhere } from '../api/use-logged-in-elsewhere';
import { Dialog } from '../components/Dialog';
import { LoginForm } from '../features/identity/components/LoginForm';
import { RegisterForm } from '../features/identity/components/RegisterForm';
import { SocialEntry } from '../features/identity/components/SocialEntry';
import { touchTarget } from '../lib/touch-target';
import { useIsPhone } from '../components/use-is-phone';

const OTHER = { login: 'register', register: 'login' } as const;

/**
 * Logs in or signs up without leaving the page; what waited for it then continues (rules: log-in-prompt,
 * log-in-prompt-goes-on). A user whose session has ended can only log in again, and only as the same user does the work
 * continue: it must not happen in another account.
 */
export default function LoginDialog() {
  const { t } = useTranslation('identity');
  const { t: appT } = useTranslation();
  const dispatch = useDispatch();
  const id = useId();
  const asking = useLoginPrompt();
  const user = useUser();
  const { pathname, search } = useLocation();
  const [before] = useState(user);
  const isVisitor = before === null;
  // The whole screen, so that the button is in sight also below every error.
  const isPhone = useIsPhone();
  const [form, setForm] = useState(isVisitor ? (asking?.first ?? 'login') : 'login');
  const [isSigningUp, setSigningUp] = useState(false);
  const cancel = () => endLoginPrompt(false);
  const finish = (now?: User) => endLoginPrompt(!before || !now || now.id === before.id);
  useLoggedInElsewhere((now) => {
    dispatch(api.util.invalidateTags(['Initial', 'Parties', 'Party']));
    finish(now);
  });
  const lead = isVisitor ? (asking?.reason ?? 'goesOn') : 'lead';
  const title = isVisitor ? t(`prompt.${isSigningUp ? 'register' : form}`) : t('prompt.title');
  return (
    <Dialog
      open
      onClose={(_event, reason) => reason === 'escapeKeyDown' && cancel()}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
      fullScreen={isPhone}
      slotProps={{ paper: { sx: isPhone ? {} : { my: 2, maxHeight: 'calc(100% - 32px)' } } }}
    >
      <DialogTitle id={id} sx={heading}>
        {title}
      </DialogTitle>
      <DialogContent sx={content}>
        <Typography color="textSecondary" sx={{ mb: { xs: 2, sm: 2.5 } }}>
          {t(`prompt.${lead}`)}
          {isVisitor && !isSigningUp && (
            // Above the form, which is higher than many screens.
            <Box component="span" sx={{ display: 'block' }}>
              {t(`${form}.other`)}{' '}
              <Link
                component="button"
                sx={{ ...touchTarget, verticalAlign: 'baseline', font: 'inherit' }}
                onClick={() => setForm(OTHER[form])}
              >
                {t(`${form}.toOther`)}
              </Link>
            </Box>
          )}
        </Typography>
        <SocialEntry
          key={form}
          type={form === 'login' ? 'login' : 'signup'}
          canSignUp={isVisitor}
          backTo={asking?.backTo ?? pathname + search}
          onDone={finish}
          onSigningUp={setSigningUp}
        >
          {form === 'login' ? <LoginForm onDone={finish} /> : <RegisterForm name={asking?.name} onDone={finish} />}
        </SocialEntry>
      </DialogContent>
      <IconButton aria-label={appT('action.cancel')} onClick={cancel} sx={corner}>
        <Close />
      </IconButton>
    </Dialog>
  );
}

const corner = { position: 'absolute', top: 12, right: 12, width: 44, height: 44 } as const;
// On a phone everything is closer together.
const heading = {
  pr: 8,
  pt: { xs: 2, sm: 3 },
  pb: { xs: 1, sm: 2 },
  fontSize: { xs: '1.25rem', sm: '1.45rem' },
} as const;
const content = { pb: { xs: 1.5, sm: 2.5 }, '& .MuiDivider-root': { my: { xs: 1.5, sm: 2.5 } } } as const;
