import Typography from '@mui/material/Typography';
import type { Contact } from '@festlig/contracts/contacts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstError } from '../../../api/api-error';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { RemoveDialog } from '../../../components/RemoveDialog';
import { useDeleteContactMutation } from '../api';
import type { Deleted } from '../use-deleted';

interface DeleteContactDialogProps {
  partyId: string;
  contact: Contact;
  onClose: () => void;
  onDeleted: (deleted: Deleted) => void;
  /** Offered instead, for a guest who has been invited. */
  onEdit: () => void;
}

/**
 * Confirms the deletion of a guest, or explains why an invited guest cannot be deleted (rule: contact-invited-stays).
 */
export function DeleteContactDialog({ partyId, contact, onClose, onDeleted, onEdit }: DeleteContactDialogProps) {
  const { t } = useTranslation('contacts');
  const app = useTranslation().t;
  const [remove] = useDeleteContactMutation();
  // Known from the list, or from the server's refusal when the list was outdated.
  const [refused, setRefused] = useState(contact.hasReceivedInvite);
  const { name } = contact;
  const onRemove = async () => {
    try {
      await remove({ partyId, contactId: contact.id }).unwrap();
    } catch (thrown) {
      if (firstError(thrown).code !== 'invitation_received') throw thrown;
      setRefused(true);
      return;
    }
    onDeleted({ contactId: contact.id, text: t('remove.done', { name }) });
    onClose();
  };
  if (refused) {
    return (
      <ConfirmDialog
        open
        title={t('remove.refusedTitle', { name })}
        confirmLabel={t('remove.edit')}
        cancelLabel={app('action.close')}
        onConfirm={onEdit}
        onCancel={onClose}
      >
        <Typography>{t('remove.refused')}</Typography>
      </ConfirmDialog>
    );
  }
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
