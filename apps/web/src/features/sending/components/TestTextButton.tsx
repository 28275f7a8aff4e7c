import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallButton } from '../../../components/form/CallButton';
import { firstError } from '../../../api/api-error';
import { useUser } from '../../../api/session';
import { ErrorText } from '../../../components/ErrorText';
import { useToast } from '../../../components/Toaster';
import { atLeast } from '../../../lib/at-least';
import { patiently } from '../../../lib/patiently';
import { useTestTextMutation } from '../api';

/** It contains the rules of phone numbers, which few hosts need here. */
const PhoneDialog = lazy(
  patiently(async () => ({ default: (await import('../../../components/phone/PhoneDialog')).PhoneDialog })),
);

/** A test is shown as running for at least this long (rule: test-mail). */
const MINIMUM_MS = 3000;

interface TestTextButtonProps {
  partyId: string;
  save: () => Promise<{ id: string } | null>;
}

/**
 * Texts the text message to the host; unsaved changes are saved first. A host without a verified phone verifies one, and
 * the test goes on by itself (rule: phone-for-test-texts).
 */
export function TestTextButton({ partyId, save }: TestTextButtonProps) {
  const { t } = useTranslation('text-message');
  const toast = useToast();
  const user = useUser();
  const [testText] = useTestTextMutation();
  const [busy, setBusy] = useState(false);
  /** The template whose test waits for a phone. */
  const [waiting, setWaiting] = useState<string>();
  const send = async (templateId: string) => {
    setBusy(true);
    try {
      await atLeast(MINIMUM_MS, testText({ partyId, templateId }).unwrap());
      toast(t('tested'));
    } catch (thrown) {
      const failure = firstError(thrown);
      // The phone was changed on another page since this one was opened.
      if (failure.code === 'phone_not_verified') setWaiting(templateId);
      else toast(<ErrorText of={failure} />, { severity: 'error' });
    }
    setBusy(false);
  };
  const test = async () => {
    const saved = await save();
    if (!saved) return;
    if (user?.phone_verified === false) setWaiting(saved.id);
    else await send(saved.id);
  };
  return (
    <>
      <CallButton size="large" running={busy} working={t('testing')} onClick={() => void test()}>
        {t('test')}
      </CallButton>
      {waiting !== undefined && user && (
        <Suspense>
          <PhoneDialog user={user} onClose={() => setWaiting(undefined)} onVerified={() => void send(waiting)} />
        </Suspense>
      )}
    </>
  );
}
