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
  /** It is as long as a list: full screen on a phone. */
  isLong?: boolean;
  onClose: () => void;
  /** A Form with its own Cancel button. */
  children: ReactNode;
}

/**
 * A form in a dialog. Escape and Back ask before they discard what was typed. Cancel does not ask, and a click outside
 * the dialog does nothing. On a phone it begins at the top, where a keyboard does not cover it and nothing moves when it grows, and has
 * all of the screen if it needs it (rule: form-on-phone).
 */
export function FormDialog({ open = true, title, isLong = false, onClose, children }: FormDialogProps) {
  const id = useId();
  const [dirtyParts, setDirtyParts] = useState(0);
  const [asking, setAsking] = useState(false);
  const tell = useCallback((isDirty: boolean) => setDirtyParts((parts) => parts + (isDirty ? 1 : -1)), []);
  const dirty = dirtyParts > 0;
  const isPhone = useIsPhone();
  const fills = isLong && isPhone;
  useUnloadWarning(open && dirty);
  const escape = () => (dirty ? setAsking(true) : onClose());
  return (
    <Dialog
      open={open}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && escape()}
      aria-labelledby={id}
      fullScreen={fills}
      maxWidth="xs"
      fullWidth
      {...(isPhone && !fills && { slotProps: onPhone })}
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

const MARGIN = 8;
const room = `calc(100% - ${2 * MARGIN}px)`;
const onPhone = {
  container: { sx: { alignItems: 'flex-start' } },
  paper: { sx: { m: `${MARGIN}px`, width: room, maxHeight: room } },
} as const;
