import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallButton } from '../../../components/form/CallButton';
import { firstError } from '../../../api/api-error';
import { useUser } from '../../../api/session';
import { ErrorText } from '../../../components/ErrorText';
import { useToast } from '../../../components/Toaster';
import { atLeast } from '../../../lib/at-least';
import { useTestMailMutation } from '../api';

/** A test send is shown as running for at least this long (rule: test-mail). */
const MINIMUM_MS = 3000;

interface TestButtonProps {
  partyId: string;
  save: () => Promise<{ id: string } | null>;
  disabled: boolean;
}

/** Sends the mail to the host; unsaved changes are saved first, because they are what the host wants to test. */
export function TestButton({ partyId, save, disabled }: TestButtonProps) {
  const { t } = useTranslation('invitations');
  const toast = useToast();
  const user = useUser();
  const [testMail] = useTestMailMutation();
  const [busy, setBusy] = useState(false);
  const test = async () => {
    const saved = await save();
    if (!saved) return;
    setBusy(true);
    try {
      await atLeast(MINIMUM_MS, testMail({ partyId, templateId: saved.id }).unwrap());
      toast(t('send.tested', { email: user?.email ?? '' }));
    } catch (thrown) {
      toast(<ErrorText of={firstError(thrown)} />, { severity: 'error' });
    }
    setBusy(false);
  };
  return (
    <CallButton size="large" disabled={disabled} running={busy} working={t('send.testing')} onClick={() => void test()}>
      {t('send.test')}
    </CallButton>
  );
}
