import MuiDialog, { type DialogProps as MuiDialogProps } from '@mui/material/Dialog';
import { useEffect, useRef } from 'react';
import { dialogOpened } from '../lib/open-dialogs';

interface DialogProps extends MuiDialogProps {
  /**
   * False where Back means something else: a dialog with an address of its own, or the question before a page is left.
   */
  closesByBack?: boolean;
}

/** MUI's dialog, in which the browser's Back does what Escape does (app/dialog-history.ts). */
export function Dialog({ closesByBack = true, ...props }: DialogProps) {
  const { open, onClose } = props;
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(
    () => (open && closesByBack ? dialogOpened(() => close.current?.({}, 'escapeKeyDown')) : undefined),
    [open, closesByBack],
  );
  return <MuiDialog {...props} />;
}
