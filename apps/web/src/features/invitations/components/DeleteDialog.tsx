import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/api-error';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { errorText, useErrorsT } from '../../../i18n/error-text';
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
  const errorsT = useErrorsT();
  const [remove, { isLoading }] = useDeleteTemplateMutation();
  const [problem, setProblem] = useState<string>();
  const confirm = async () => {
    setProblem(undefined);
    try {
      if (!isUnsaved(draft.id)) await remove({ partyId, templateId: draft.id }).unwrap();
      onDeleted();
    } catch (thrown) {
      setProblem(errorText(asApiError(thrown).errors['root'] ?? { code: 'unexpected' }, errorsT));
    }
  };
  const fresh = isUnsaved(draft.id);
  return (
    <ConfirmDialog
      open
      title={t(fresh ? 'remove.discardTitle' : 'remove.title', { name: draft.name })}
      confirmLabel={t(fresh ? 'remove.discard' : 'remove.action')}
      pending={isLoading}
      problem={problem}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Typography>{t(fresh ? 'remove.discardText' : 'remove.text')}</Typography>
    </ConfirmDialog>
  );
}
