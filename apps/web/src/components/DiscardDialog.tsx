import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './ConfirmDialog';

/** Asks before what was typed is discarded. */
export function DiscardDialog(props: { open: boolean; onCancel: () => void; onConfirm: () => void }) {
  const { t } = useTranslation('controls');
  return (
    <ConfirmDialog
      {...props}
      loses
      title={t('discard.title')}
      confirmLabel={t('discard.confirm')}
      cancelLabel={t('discard.stay')}
    >
      <Typography>{t('discard.text')}</Typography>
    </ConfirmDialog>
  );
}
