import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './Dialog';
import { useWaiting } from './form/use-waiting';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  /** At the end of the button that confirms. */
  confirmIcon?: ReactNode;
  cancelLabel?: string | undefined;
  /** Confirming deletes or stops something: the filled button is the one that cancels. */
  loses?: boolean;
  /** The action is running: the buttons are disabled. */
  pending?: boolean;
  /** Something else has to happen before the action can, for as long as this says: only the button that confirms waits. */
  waiting?: boolean;
  /** The action cannot be done now, and the dialog says why: the button that confirms is disabled for as long as that is so. */
  refused?: boolean;
  /** Another way to answer the question, between the two buttons. */
  other?: ReactNode;
  /** Stays in sight above the buttons while the rest is scrolled. */
  foot?: ReactNode;
  /**
   * It is wide on a desk, where three buttons are in one row, and has nearly all of a phone. There the buttons are as wide as the dialog, as where there are
   * three: the one that confirms is then on top.
   */
  isWide?: boolean;
  /** False for the question before a page is left: there it is Back that opens the dialog. */
  closesByBack?: boolean;
  /** Why the action failed. */
  problem?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks before an action that is hard to undo. Escape cancels; a click outside does nothing, because it may be the
 * second half of a double click.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const pending = useWaiting(props.pending ?? false);
  return (
    <Dialog
      open={props.open}
      closesByBack={props.closesByBack ?? true}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && props.onCancel()}
      aria-labelledby={id}
      maxWidth={props.isWide ? 'sm' : 'xs'}
      fullWidth
      {...(props.isWide && { slotProps: { paper: { sx: wide } } })}
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
      {props.foot && <Box sx={{ px: 3, pb: 1 }}>{props.foot}</Box>}
      <DialogActions sx={props.other || props.isWide ? stacked : undefined}>
        <Button {...(props.loses && filled)} onClick={props.onCancel} disabled={pending}>
          {props.cancelLabel ?? t('action.cancel')}
        </Button>
        {props.other}
        <Button
          {...(!props.loses && filled)}
          endIcon={props.confirmIcon}
          onClick={props.onConfirm}
          loading={pending || (props.waiting ?? false)}
          loadingPosition={props.waiting ? 'start' : 'center'}
          disabled={props.refused ?? false}
        >
          {props.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** On a phone it has nearly all of the screen, so that nothing of it is scrolled where that can be avoided. */
const wide = {
  m: { xs: 1, sm: 4 },
  width: { xs: 'calc(100% - 16px)' },
  maxHeight: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' },
} as const;
const filled = { variant: 'contained' } as const;

const stacked = {
  flexDirection: { xs: 'column-reverse', sm: 'row' },
  alignItems: { xs: 'stretch', sm: 'center' },
};
