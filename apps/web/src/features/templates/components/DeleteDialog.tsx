import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../../components/RemoveDialog';
import { useDeleteTemplateMutation } from '../api';
import { type Draft, isUnsaved } from '../model';

interface DeleteDialogProps {
  partyId: string;
  draft: Draft;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a template is deleted, or before one that was never saved is discarded. */
export function DeleteDialog({ partyId, draft, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation('invitations');
  const [remove] = useDeleteTemplateMutation();
  const fresh = isUnsaved(draft.id);
  const onRemove = async () => {
    if (!fresh) await remove({ partyId, templateId: draft.id }).unwrap();
    onDeleted();
  };
  return (
    <RemoveDialog
      title={t(fresh ? 'remove.discardTitle' : 'remove.title', { name: draft.name })}
      text={t(fresh ? 'remove.discardText' : 'remove.text')}
      confirmLabel={t(fresh ? 'remove.discard' : 'remove.action')}
      onRemove={onRemove}
      onCancel={onClose}
    />
  );
}
