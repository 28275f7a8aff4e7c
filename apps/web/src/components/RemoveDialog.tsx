import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { firstError } from '../api/api-error';
import type { CodedError } from '../lib/coded-error';
import { ConfirmDialog } from './ConfirmDialog';
import { ErrorText } from './ErrorText';

interface RemoveDialogProps {
  title: string;
  /** What will be lost. */
  text: string;
  confirmLabel: string;
  /** Removes it; the dialog then closes. Rejects when nothing was removed. */
  onRemove: () => Promise<void>;
  onCancel: () => void;
}

/** Asks before one item is removed, and says why it could not be. */
export function RemoveDialog({ title, text, confirmLabel, onRemove, onCancel }: RemoveDialogProps) {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<CodedError>();
  const confirm = async () => {
    setPending(true);
    setProblem(undefined);
    try {
      await onRemove();
    } catch (thrown) {
      setProblem(firstError(thrown));
    } finally {
      setPending(false);
    }
  };
  return (
    <ConfirmDialog
      open
      title={title}
      loses
      confirmLabel={confirmLabel}
      pending={pending}
      problem={problem && <ErrorText of={problem} />}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    >
      <Typography>{text}</Typography>
    </ConfirmDialog>
  );
}
