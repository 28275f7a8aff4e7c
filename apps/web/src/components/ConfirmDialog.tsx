import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** The deed is under way: buttons wait. */
  pending?: boolean;
  /** False in the question before a page is left: it is Back that asks it. */
  closesByBack?: boolean;
  /** Why the deed failed. */
  problem?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that is hard to undo. Escape cancels; a click outside may be the second half of a double click. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog
      open={props.open}
      closesByBack={props.closesByBack ?? true}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && props.onCancel()}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={id}>{props.title}</DialogTitle>
      <DialogContent>
        {props.children}
        {props.problem && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {props.problem}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onCancel} disabled={props.pending ?? false}>
          {props.cancelLabel ?? t('action.cancel')}
        </Button>
        <Button variant="contained" onClick={props.onConfirm} loading={props.pending ?? false}>
          {props.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
