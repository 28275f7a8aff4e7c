import { useField } from 'react-final-form';
import css from '../plain/plain.module.css';

/** A field that people never see and bots fill (rule: reply-honeypot). */
export function Honeypot({ name = 'zip' }: { name?: string }) {
  // Not by the form library's own component, which no other field of a guest's page needs. A browser that fills in addresses
  // or passwords by itself would make a bot of a person: with a code for one time it has nothing to fill in.
  const { input } = useField<string>(name);
  return (
    <div className={css['hidden']} aria-hidden="true">
      <input {...input} type="text" tabIndex={-1} autoComplete="one-time-code" />
    </div>
  );
}
