import type { ComponentProps } from 'react';
import { useFormState } from 'react-final-form';
import { Button } from '../plain/Button';
import { useWaiting } from './use-waiting';

/** The form's submit button: shows that the call is running, and refuses a second click meanwhile. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'loading'>) {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  const waiting = useWaiting(submitting ?? false);
  return <Button variant="contained" size="large" {...props} type="submit" loading={waiting} />;
}
