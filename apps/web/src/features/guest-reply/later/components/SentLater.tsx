import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-final-form';
import { Notice } from '../../../../components/Notice';
import { useTexts } from '../../../../i18n/use-texts';
import type { ReplyValues } from '../../reply-form.model';

/** A phone that has just found a network often does not reach anything yet. */
const AGAIN_MS = 15_000;

/** Says that the reply waits for the network, and sends it when there is one (rule: reply-sent-later). */
export function SentLater({ onInvalid }: { onInvalid: (values: ReplyValues) => void }) {
  const t = useTexts('guest-reply');
  const form = useForm<ReplyValues>();
  const send = useEffectEvent(() => {
    if (!navigator.onLine) return;
    void form.submit();
    const { hasValidationErrors, values } = form.getState();
    // The host asks for something else meanwhile: the form says what.
    if (hasValidationErrors) onInvalid(values);
  });
  useEffect(() => {
    addEventListener('online', send);
    const timer = setInterval(send, AGAIN_MS);
    // On a page that was opened later the form takes the kept values in an effect of its own, which follows this one.
    const first = setTimeout(send);
    return () => {
      removeEventListener('online', send);
      clearInterval(timer);
      clearTimeout(first);
    };
  }, []);
  return (
    <Notice role="status" tone="warning">
      {t('sentLater')}
    </Notice>
  );
}
