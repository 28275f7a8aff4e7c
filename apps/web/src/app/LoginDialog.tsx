import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { endLoginPrompt } from '../api/login-prompt';
import { LoginForm } from '../features/identity/components/LoginForm';
import { Dialog } from '../components/Dialog';

/** Logs in again without leaving the page; the calls that waited for it then continue. */
export default function LoginDialog() {
  const { t } = useTranslation('identity');
  const { t: appT } = useTranslation();
  const id = useId();
  const cancel = () => endLoginPrompt(false);
  return (
    <Dialog
      open
      onClose={(_event, reason) => reason === 'escapeKeyDown' && cancel()}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={id}>{t('prompt.title')}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {t('prompt.lead')}
        </Typography>
        <LoginForm onDone={() => endLoginPrompt(true)} />
      </DialogContent>
      <DialogActions>
        <Button onClick={cancel}>{appT('action.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
