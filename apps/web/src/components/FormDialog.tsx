import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useCallback, useId, useState, type ReactNode } from 'react';
import { Dialog } from './Dialog';
import { DiscardDialog } from './DiscardDialog';
import { TellDirty } from './form/tell-dirty';
import { useUnloadWarning } from './use-unload-warning';
import { useIsPhone } from './use-is-phone';

interface FormDialogProps {
  open?: boolean;
  title: string;
  onClose: () => void;
  /** A Form with its own Cancel button. */
  children: ReactNode;
}

/**
 * A form in a dialog. Escape and Back ask before they discard what was typed. Cancel does not ask, and a click outside
 * the dialog does nothing. On a phone it has all of the screen, so that a keyboard does not cover its beginning and nothing moves when it
 * grows (rule: form-on-phone).
 */
export function FormDialog({ open = true, title, onClose, children }: FormDialogProps) {
  const id = useId();
  const [dirtyParts, setDirtyParts] = useState(0);
  const [asking, setAsking] = useState(false);
  const tell = useCallback((isDirty: boolean) => setDirtyParts((parts) => parts + (isDirty ? 1 : -1)), []);
  const dirty = dirtyParts > 0;
  const isPhone = useIsPhone();
  useUnloadWarning(open && dirty);
  const escape = () => (dirty ? setAsking(true) : onClose());
  return (
    <Dialog
      open={open}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && escape()}
      aria-labelledby={id}
      fullScreen={isPhone}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <TellDirty value={tell}>{children}</TellDirty>
      </DialogContent>
      <DiscardDialog
        open={asking}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
      />
    </Dialog>
  );
}
