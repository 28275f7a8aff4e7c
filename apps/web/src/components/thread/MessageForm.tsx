import { MESSAGE_MAX } from '@festlig/contracts/rsvp/message-limits';
import { checkMessage } from '@festlig/domain/rsvp/check-message';
import type { FormApi } from 'final-form';
import { useEffect, useRef, useState } from 'react';
import { FormSpy } from 'react-final-form';
import { useTexts } from '../../i18n/use-texts';
import { toFormErrors } from '../../api/form-errors';
import { atLeast } from '../../lib/at-least';
import { newKey } from '../../lib/new-key';
import { Form } from '../form/Form';
import { SubmitButton } from '../form/SubmitButton';
import { PlainField } from '../plain/PlainField';
import { useUnloadWarning } from '../use-unload-warning';
import css from './thread.module.css';

interface MessageFormProps {
  label: string;
  hint: string | undefined;
  /** Whether the box takes the focus when it appears. */
  begun: boolean;
  onBegun: ((begun: boolean) => void) | undefined;
  /** What the box begins with, and who is told what is in it. */
  typed: string | undefined;
  onTyped: ((text: string) => void) | undefined;
  onSend: (message: string, formKey: string) => Promise<unknown>;
}

interface Values {
  message: string;
}

/** Asks before a reload would lose a message that is begun. */
function Begun({ when, onBegun }: { when: boolean; onBegun: MessageFormProps['onBegun'] }) {
  useUnloadWarning(when);
  useEffect(() => onBegun?.(when), [when, onBegun]);
  return null;
}

const BLANK: Values = { message: '' };
/** The button is disabled this long, so that the second click of a double click does not find an empty box. */
const DOUBLE_CLICK_MS = 500;

const focusBox = () => document.getElementById('field-message')?.focus();

/** A box for one message. Retrying the same text uses the same key, so that a lost answer does not post it twice. */
export function MessageForm({ label, hint, begun, onBegun, typed = '', onTyped, onSend }: MessageFormProps) {
  const t = useTexts('thread');
  const [first] = useState<Values>(() => ({ message: typed }));
  const tried = useRef({ text: '', key: '' });
  useEffect(() => {
    if (begun) focusBox();
  }, [begun]);
  const submit = async ({ message }: Values, form: FormApi<Values>) => {
    // Validated on submit only: leaving the empty box is no mistake.
    const text = message?.trim() ?? '';
    const problems = checkMessage(text);
    if (problems.message) return problems;
    if (tried.current.text !== text) tried.current = { text, key: newKey() };
    try {
      await atLeast(DOUBLE_CLICK_MS, onSend(text, tried.current.key));
    } catch (thrown) {
      return toFormErrors(thrown, ['message']);
    }
    tried.current = { text: '', key: '' };
    form.restart(BLANK);
    // The button was disabled during the send and lost the focus.
    setTimeout(focusBox);
  };
  return (
    <Form<Values> initialValues={first} label={label} onSubmit={submit}>
      <FormSpy subscription={{ dirty: true }}>
        {({ dirty = false }) => <Begun when={dirty} onBegun={onBegun} />}
      </FormSpy>
      {onTyped && (
        <FormSpy<Values> subscription={{ values: true }} onChange={({ values }) => onTyped(values.message ?? '')} />
      )}
      <PlainField name="message" label={label} hint={hint} maxLength={MESSAGE_MAX} rows={3} required />
      <SubmitButton className={css['send']}>{t('send')}</SubmitButton>
    </Form>
  );
}
