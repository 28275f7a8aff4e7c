import Typography from '@mui/material/Typography';
import type { Rsvp } from '@festlig/contracts/rsvp';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstError } from '../../../api/api-error';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { ErrorText } from '../../../components/ErrorText';
import { useToast } from '../../../components/Toaster';
import type { CodedError } from '../../../lib/coded-error';
import { useDeleteRsvpMutation } from '../api';

interface DeleteReplyDialogProps {
  partyId: string;
  reply: Rsvp;
  onClose: () => void;
  onDeleted: () => void;
}

/** Confirms that a reply goes with its thread. */
export function DeleteReplyDialog({ partyId, reply, onClose, onDeleted }: DeleteReplyDialogProps) {
  const { t } = useTranslation('replies');
  const toast = useToast();
  const [remove, { isLoading }] = useDeleteRsvpMutation();
  const [problem, setProblem] = useState<CodedError>();
  const { name } = reply;
  const confirm = async () => {
    try {
      await remove({ partyId, rsvpId: reply.id }).unwrap();
    } catch (thrown) {
      setProblem(firstError(thrown));
      return;
    }
    toast(t('remove.done', { name }));
    onDeleted();
  };
  return (
    <ConfirmDialog
      open
      title={t('remove.title', { name })}
      confirmLabel={t('remove.confirm')}
      pending={isLoading}
      problem={problem && <ErrorText of={problem} />}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Typography>{t('remove.text')}</Typography>
    </ConfirmDialog>
  );
}
