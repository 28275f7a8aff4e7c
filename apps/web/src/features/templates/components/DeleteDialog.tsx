import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstError } from '../../../api/api-error';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { ErrorText } from '../../../components/ErrorText';
import type { CodedError } from '../../../lib/coded-error';
import { useDeleteTemplateMutation } from '../api';
import { type Draft, isUnsaved } from '../model';

interface DeleteDialogProps {
  partyId: string;
  draft: Draft;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a template is deleted, or before what was never saved is thrown away. */
export function DeleteDialog({ partyId, draft, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation('invitations');
  const [remove, { isLoading }] = useDeleteTemplateMutation();
  const [problem, setProblem] = useState<CodedError>();
  const confirm = async () => {
    setProblem(undefined);
    try {
      if (!isUnsaved(draft.id)) await remove({ partyId, templateId: draft.id }).unwrap();
      onDeleted();
    } catch (thrown) {
      setProblem(firstError(thrown));
    }
  };
  const fresh = isUnsaved(draft.id);
  return (
    <ConfirmDialog
      open
      title={t(fresh ? 'remove.discardTitle' : 'remove.title', { name: draft.name })}
      confirmLabel={t(fresh ? 'remove.discard' : 'remove.action')}
      pending={isLoading}
      problem={problem && <ErrorText of={problem} />}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Typography>{t(fresh ? 'remove.discardText' : 'remove.text')}</Typography>
    </ConfirmDialog>
  );
}
