import Typography from '@mui/material/Typography';
import type { Contact } from '@festlig/contracts/contacts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstError } from '../../../api/api-error';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { ErrorText } from '../../../components/ErrorText';
import { useToast } from '../../../components/Toaster';
import type { CodedError } from '../../../lib/coded-error';
import { useDeleteContactMutation } from '../api';

interface DeleteContactDialogProps {
  partyId: string;
  contact: Contact;
  onClose: () => void;
  /** What to do instead, for a guest who has been invited. */
  onEdit: () => void;
}

/** Confirms the deletion of a guest, or explains why an invited one stays (rule: contact-invited-stays). */
export function DeleteContactDialog({ partyId, contact, onClose, onEdit }: DeleteContactDialogProps) {
  const { t } = useTranslation('contacts');
  const app = useTranslation().t;
  const toast = useToast();
  const [remove, { isLoading }] = useDeleteContactMutation();
  const [problem, setProblem] = useState<CodedError>();
  // Known from the list, or learnt from the refusal when the list was old.
  const [refused, setRefused] = useState(contact.hasReceivedInvite);
  const { name } = contact;
  const confirm = async () => {
    try {
      await remove({ partyId, contactId: contact.id }).unwrap();
      toast(t('remove.done', { name }));
      onClose();
    } catch (thrown) {
      const error = firstError(thrown);
      if (error.code === 'invitation_received') setRefused(true);
      else setProblem(error);
    }
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
