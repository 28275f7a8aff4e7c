import Alert, { type AlertColor } from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';

interface Toast {
  id: number;
  text: string;
  severity: AlertColor;
  /** For example an undo button. */
  action?: ReactNode;
}
type ShowToast = (text: string, options?: { severity?: AlertColor; action?: ReactNode }) => void;

const ToastContext = createContext<ShowToast>(() => undefined);

/** Shows a short message at the bottom of the screen. */
export const useToast = (): ShowToast => useContext(ToastContext);

/** Room for the messages of `useToast`; the newest replaces the one before it. */
export function Toaster({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast>();
  const [open, setOpen] = useState(false);
  const show = useCallback<ShowToast>((text, { severity = 'success', action } = {}) => {
    setToast((last) => ({ id: (last?.id ?? 0) + 1, text, severity, action }));
    setOpen(true);
  }, []);
  const close = (reason?: string) => reason !== 'clickaway' && setOpen(false);
  return (
    <ToastContext value={show}>
      {children}
      <Snackbar key={toast?.id} open={open} autoHideDuration={6000} onClose={(_, reason) => close(reason)}>
        <Alert severity={toast?.severity ?? 'success'} variant="filled" action={toast?.action} onClose={() => close()}>
          {toast?.text}
        </Alert>
      </Snackbar>
    </ToastContext>
  );
}
