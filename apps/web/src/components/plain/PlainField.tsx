import { useField } from 'react-final-form';
import { classNames } from '../../lib/class-names';
import { useFieldError } from '../form/use-field-error';
import css from './field.module.css';

interface FieldTextProps {
  id: string;
  label: string;
  /** Says in words whether the field is required. */
  mark?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  children: React.ReactNode;
}

/** Label above, then the control, then an error or a hint. No room is reserved for a text that is not there. */
export function FieldText({ id, label, mark, hint, error, children }: FieldTextProps) {
  return (
    <div>
      <label htmlFor={id} className={css['label']}>
        {label}
        {mark && <Mark>{mark}</Mark>}
      </label>
      {children}
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  );
}

const Mark = ({ children }: { children: string }) => <span className={css['mark']}> {children}</span>;

/** The error or hint of a control; the control refers to it by `${id}-text`. */
export function FieldNote({ id, hint, error }: Pick<FieldTextProps, 'id' | 'hint' | 'error'>) {
  if (!error && !hint) return null;
  return (
    <div id={`${id}-text`} className={classNames(css['note'], error && css['wrong'])}>
      {error ?? hint}
    </div>
  );
}

interface PlainFieldProps {
  name: string;
  label: string;
  mark?: string;
  hint?: string | undefined;
  placeholder?: string;
  type?: 'text' | 'email';
  autoComplete?: string;
  required?: boolean;
  maxLength: number;
  rows?: number;
}

/**
 * A native text field in the product's style; with `rows` it is a text area. A guest's phone should not fetch more than
 * it needs (rule: native-controls-for-guests).
 */
export function PlainField({ name, label, mark, hint, required, ...rest }: PlainFieldProps) {
  const { input, meta } = useField<string>(name);
  const error = useFieldError(meta, name);
  const id = `field-${name}`;
  const Control = rest.rows ? 'textarea' : 'input';
  return (
    <FieldText id={id} label={label} mark={mark} hint={hint} error={error}>
      <Control
        {...input}
        {...rest}
        id={id}
        aria-required={required}
        aria-invalid={error !== undefined}
        aria-describedby={error || hint ? `${id}-text` : undefined}
        className={classNames(css['control'], css['text'])}
      />
    </FieldText>
  );
}

interface PlainChoiceProps {
  name: string;
  label: string;
  mark?: string | undefined;
  hint?: string | undefined;
  required: boolean;
}

/** A tick box of a guest's form: the whole line is clickable. */
export function PlainChoice({ name, label, mark, hint, required }: PlainChoiceProps) {
  const { input, meta } = useField<boolean>(name, { type: 'checkbox' });
  const error = useFieldError(meta, name);
  const id = `field-${name}`;
  return (
    <div>
      <label htmlFor={id} className={classNames(css['control'], css['choice'])}>
        <input
          {...input}
          value={undefined}
          type="checkbox"
          id={id}
          aria-required={required}
          aria-invalid={error !== undefined}
          aria-describedby={error || hint ? `${id}-text` : undefined}
        />
        <span>
          {label}
          {mark && <Mark>{mark}</Mark>}
        </span>
      </label>
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  );
}
