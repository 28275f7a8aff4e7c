import type { User } from '@festlig/contracts/identity';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../FormDialog';
import { useToast } from '../Toaster';
import { PhoneCodeForm } from './PhoneCodeForm';
import { PhoneNumberForm } from './PhoneNumberForm';

interface PhoneDialogProps {
  user: User;
  onClose: () => void;
  /** Called once the number is verified, before `onClose`. */
  onVerified?: () => void;
}

/**
 * Verifies the user's phone: asks for the number, sends a code to it, takes the code (rule: verify-phone). Any screen
 * that needs a verified phone can open it.
 */
export function PhoneDialog({ user, onClose, onVerified }: PhoneDialogProps) {
  const { t } = useTranslation('controls');
  const toast = useToast();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const verified = () => {
    toast(t('phone.done'));
    onVerified?.();
    onClose();
  };
  return (
    <FormDialog title={t('phone.title')} onClose={onClose}>
      {sentTo === null ? (
        <PhoneNumberForm user={user} onSent={setSentTo} onClose={onClose} />
      ) : (
        <PhoneCodeForm phone={sentTo} onVerified={verified} onChange={() => setSentTo(null)} />
      )}
    </FormDialog>
  );
}
