import { Field } from 'react-final-form';
import css from '../plain/plain.module.css';

/** A field that people never see and bots fill (rule: reply-honeypot). */
export function Honeypot({ name = 'zip' }: { name?: string }) {
  return (
    <div className={css['hidden']} aria-hidden="true">
      <Field name={name} component="input" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
