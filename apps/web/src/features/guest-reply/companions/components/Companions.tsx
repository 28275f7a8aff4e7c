import { NAME_OF_COMPANION_MAX } from '@festlig/contracts/rsvp/companion-limits';
import { useField } from 'react-final-form';
import { useFieldError } from '../../../../components/form/use-field-error';
import field from '../../../../components/plain/field.module.css';
import { FieldNote } from '../../../../components/plain/PlainField';
import { classNames } from '../../../../lib/class-names';
import { useTexts } from '../../../../i18n/use-texts';

const ID = 'reply-companions';

/** More names than these would make the form too long on a phone. */
const MOST_LINES = 9;

/**
 * The names of those who come with the guest, a line for each: none is required. The form keeps them as lines of one text, also
 * those of people whom the guest has counted off again (rule: reply-companions).
 */
export default function Companions() {
  const t = useTexts('guest-reply');
  const people = Number(useField<string>('numberOfPeople', { subscription: { value: true } }).input.value);
  const { input, meta } = useField<string>('companions');
  const error = useFieldError(meta, 'companions');
  if (!(people > 1)) return null;
  const names = input.value.split('\n');
  const lines = Math.min(people - 1, MOST_LINES);
  const hint = people - 1 > lines ? t('companionsMore') : undefined;
  const write = (line: number, name: string) => {
    const written = [...names];
    written[line] = name;
    input.onChange(written.join('\n'));
  };
  return (
    <fieldset
      aria-describedby={error || hint ? `${ID}-text` : undefined}
      style={{ minWidth: 0, margin: '20px 0 0', padding: 0, border: 0 }}
    >
      <legend className={field['label']} style={{ padding: 0 }}>
        {t('companions')} <span className={field['mark']}>{t('optional')}</span>
      </legend>
      {Array.from({ length: lines }, (_, line) => (
        <label key={line} style={{ display: 'flex', alignItems: 'center', gap: 12, marginTop: line && 8 }}>
          <span style={{ flex: 'none', minWidth: '4.25rem' }}>{t('companion', { number: line + 2 })}</span>
          <input
            value={names[line] ?? ''}
            onChange={(event) => write(line, event.target.value)}
            onFocus={input.onFocus}
            onBlur={input.onBlur}
            autoComplete="off"
            maxLength={NAME_OF_COMPANION_MAX}
            aria-invalid={error !== undefined}
            className={classNames(field['control'], field['text'])}
          />
        </label>
      ))}
      <FieldNote id={ID} hint={hint} error={error} />
    </fieldset>
  );
}
