import { useEffect, useRef } from 'react';
import { useFormState } from 'react-final-form';
import { bringIntoView } from '../../lib/bring-into-view';
import type { CodedError } from '../../lib/coded-error';
import { ErrorText } from '../ErrorText';
import { ErrorWayOut } from '../ErrorWayOut';
import { Notice } from '../Notice';

/** The form's general errors (FORM_ERROR): read out when they appear, and in view, as the button can be a screen below. */
export function FormAlert() {
  const { submitError, dirtySinceLastSubmit } = useFormState({
    subscription: { submitError: true, dirtySinceLastSubmit: true },
  });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => bringIntoView(box.current), [submitError]);
  if (!submitError || dirtySinceLastSubmit) return null;
  const errors = submitError as readonly CodedError[];
  return (
    <div ref={box}>
      <Notice role="alert" tone="error">
        <ErrorText of={errors} />
        <ErrorWayOut of={errors} />
      </Notice>
    </div>
  );
}
