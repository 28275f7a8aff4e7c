import Alert, { type AlertColor } from '@mui/material/Alert';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { barsBelow } from '../lib/bars-below';

export interface Toast {
  id: number;
  text: ReactNode;
  severity: AlertColor;
  /** For example an undo button. */
  action?: ReactNode;
}

interface ToastBarProps {
  toast: Toast;
  open: boolean;
  onClose: () => void;
}

/** One short message; it closes after 6 s or by its button. */
export default function ToastBar(props: ToastBarProps) {
  return (
    // Outside the page, which is hidden from screen readers while a dialog is open.
    <Portal>
      <Shown key={props.toast.id} {...props} />
    </Portal>
  );
}

/**
 * At the lower edge, above the bars there, because headings and buttons of the page are on top; while a dialog is open, whose
 * buttons are below, on top.
 */
function Shown({ toast, open, onClose }: ToastBarProps) {
  const { t } = useTranslation();
  const [below] = useState(() => barsBelow('.MuiSnackbar-root'));
  const isBelow = below !== null;
  return (
    <Snackbar
      open={open}
      anchorOrigin={{ vertical: isBelow ? 'bottom' : 'top', horizontal: 'center' }}
      sx={{ ...(isBelow ? { mb: `${below + 4}px` } : { mt: { xs: 6, sm: 7 } }), displayPrint: 'none' }}
      autoHideDuration={6000}
      onClose={(_, reason) => reason !== 'clickaway' && onClose()}
    >
      <Alert
        severity={toast.severity}
        variant="filled"
        action={toast.action}
        closeText={t('action.close')}
        onClose={onClose}
        sx={alert}
      >
        {toast.text}
      </Alert>
    </Snackbar>
  );
}

/** Its button is higher than a line of text. */
const alert = {
  width: { xs: '100%', sm: 'auto' },
  alignItems: 'center',
  py: 0.25,
  '& .MuiAlert-action': { py: 0, alignItems: 'center' },
} as const;
