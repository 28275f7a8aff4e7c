import type { AlertColor } from '@mui/material/Alert';
import { createContext, lazy, Suspense, useCallback, useContext, useState, type ReactNode } from 'react';
import { patiently } from '../lib/patiently';
import type { Toast } from './ToastBar';

/** Loaded with the first message: many guests never see one. */
const ToastBar = lazy(patiently(() => import('./ToastBar')));

/** `text`: a text, or an element that makes it when it is shown (ErrorText). */
type ShowToast = (text: ReactNode, options?: { severity?: AlertColor; action?: ReactNode }) => void;

const ToastContext = createContext<ShowToast>(() => undefined);

/** Shows a short message at the bottom of the screen. */
export const useToast = (): ShowToast => useContext(ToastContext);

/** Holds the messages of `useToast`; the newest replaces the one before it. */
export function Toaster({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast>();
  const [open, setOpen] = useState(false);
  const show = useCallback<ShowToast>((text, { severity = 'success', action } = {}) => {
    setToast((last) => ({ id: (last?.id ?? 0) + 1, text, severity, action }));
    setOpen(true);
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      {toast && (
        <Suspense fallback={null}>
          <ToastBar toast={toast} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </ToastContext>
  );
}
