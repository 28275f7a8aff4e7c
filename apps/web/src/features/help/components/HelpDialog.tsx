import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpAnswers } from './HelpAnswers';
import { HelpForm } from './HelpForm';
import { Dialog } from '../../../components/Dialog';
import { useTitle } from '../../../components/use-title';

/** What is asked most, and a form to ask for help, without leaving the page (rules: help-answers, help-form). */
export default function HelpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('help');
  const { t: appT } = useTranslation();
  const id = useId();
  const [sent, setSent] = useState(false);
  const title = t('title');
  useTitle(title, { isOver: true });
  return (
    <Dialog
      open
      closesByBack={false}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={id}>{sent ? t('sent.title') : title}</DialogTitle>
      <DialogContent>
        <Typography role={sent ? 'status' : undefined} color="textSecondary" sx={{ mb: sent ? 0 : 3 }}>
          {t(sent ? 'sent.text' : 'lead')}
        </Typography>
        {!sent && (
          <>
            <HelpAnswers />
            <Typography variant="h4" component="h3" sx={{ mb: 2 }}>
              {t('write')}
            </Typography>
            <HelpForm onDone={() => setSent(true)} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        {!sent && <Button onClick={() => document.getElementById('field-entry')?.focus()}>{t('write')}</Button>}
        <Button key={String(sent)} autoFocus={sent} variant={sent ? 'contained' : 'text'} onClick={onClose}>
          {appT('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
