import type { Rsvp } from '@festlig/contracts/rsvp';
import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../../components/RemoveDialog';
import { useToast } from '../../../components/Toaster';
import { useDeleteRsvpMutation } from '../api';

interface DeleteReplyDialogProps {
  partyId: string;
  reply: Rsvp;
  onClose: () => void;
  onDeleted: () => void;
}

/** Confirms the deletion of a reply together with its thread. */
export function DeleteReplyDialog({ partyId, reply, onClose, onDeleted }: DeleteReplyDialogProps) {
  const { t } = useTranslation('replies');
  const toast = useToast();
  const [remove] = useDeleteRsvpMutation();
  const { name } = reply;
  const onRemove = async () => {
    await remove({ partyId, rsvpId: reply.id }).unwrap();
    toast(t('remove.done', { name }));
    onDeleted();
  };
  return (
    <RemoveDialog
      title={t('remove.title', { name })}
      text={t('remove.text')}
      confirmLabel={t('remove.confirm')}
      onRemove={onRemove}
      onCancel={onClose}
    />
  );
}
