import Typography from '@mui/material/Typography';
import type { Rsvp } from '@festlig/contracts/rsvp';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/api-error';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { useToast } from '../../../components/Toaster';
import { errorText, useErrorsT } from '../../../i18n/error-text';
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
  const errorsT = useErrorsT();
  const toast = useToast();
  const [remove, { isLoading }] = useDeleteRsvpMutation();
  const [problem, setProblem] = useState<string>();
  const { name } = reply;
  const confirm = async () => {
    try {
      await remove({ partyId, rsvpId: reply.id }).unwrap();
    } catch (thrown) {
      setProblem(errorText(asApiError(thrown).errors['root'] ?? { code: 'unexpected' }, errorsT));
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
      problem={problem}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Typography>{t('remove.text')}</Typography>
    </ConfirmDialog>
  );
}
