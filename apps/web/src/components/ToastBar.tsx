import Alert, { type AlertColor } from '@mui/material/Alert';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface Toast {
  id: number;
  text: ReactNode;
  severity: AlertColor;
  /** For example an undo button. */
  action?: ReactNode;
}

/**
 * One short message below the bar on top, where it covers neither the facts of an invitation nor a button at the lower edge; it
 * closes after 6 s or by its button. */
export default function ToastBar({ toast, open, onClose }: { toast: Toast; open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    // Outside the page, which is hidden from screen readers while a dialog is open.
    <Portal>
      <Snackbar
        key={toast.id}
        open={open}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        sx={{ mt: { xs: 6, sm: 7 }, displayPrint: 'none' }}
        autoHideDuration={6000}
        onClose={(_, reason) => reason !== 'clickaway' && onClose()}
      >
        <Alert
          severity={toast.severity}
          variant="filled"
          action={toast.action}
          closeText={t('action.close')}
          onClose={onClose}
        >
          {toast.text}
        </Alert>
      </Snackbar>
    </Portal>
  );
}
