import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useField } from 'react-final-form';
import { useFieldError } from './use-field-error';

/**
 * Native controls in the product's style: a guest's phone should not fetch more than it needs
 * (rule: native-controls-for-guests).
 */
export const control = {
  width: '100%',
  minHeight: 54,
  px: 2,
  py: 1.5,
  font: 'inherit',
  fontSize: '1.0625rem',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: '1px solid rgba(42, 35, 32, 0.5)',
  borderRadius: '12px',
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
  '&[aria-invalid="true"]': { borderColor: 'error.main', boxShadow: 'inset 0 0 0 1px currentColor' },
} as const;

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
    <Box>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'block', fontWeight: 600, mb: 0.75, overflowWrap: 'anywhere' }}
      >
        {label}
        {mark && (
          <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
            {' '}
            {mark}
          </Box>
        )}
      </Box>
      {children}
      <FieldNote id={id} hint={hint} error={error} />
    </Box>
  );
}

/** The error or hint of a control; the control refers to it by `${id}-text`. */
export function FieldNote({ id, hint, error }: Pick<FieldTextProps, 'id' | 'hint' | 'error'>) {
  if (!error && !hint) return null;
  return (
    <Box id={`${id}-text`} sx={{ mt: 0.75, fontSize: '0.9375rem', color: error ? 'error.main' : 'text.secondary' }}>
      {error ?? hint}
    </Box>
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

/** A text field of a guest's form; with `rows` it is a text area. */
export function PlainField({ name, label, mark, hint, rows, required, ...rest }: PlainFieldProps) {
  const { input, meta } = useField<string>(name);
  const error = useFieldError(meta);
  const id = `field-${name}`;
  return (
    <FieldText id={id} label={label} mark={mark} hint={hint} error={error}>
      <Box
        component={rows ? 'textarea' : 'input'}
        {...input}
        {...rest}
        {...(rows ? { rows } : {})}
        id={id}
        aria-required={required}
        aria-invalid={error !== undefined}
        aria-describedby={error || hint ? `${id}-text` : undefined}
        sx={{ ...control, display: 'block', resize: 'vertical' }}
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
  const error = useFieldError(meta);
  const id = `field-${name}`;
  return (
    <Box>
      <Box component="label" htmlFor={id} sx={line}>
        <input
          name={name}
          type="checkbox"
          checked={input.checked ?? false}
          onChange={input.onChange}
          onBlur={input.onBlur}
          onFocus={input.onFocus}
          id={id}
          aria-required={required}
          aria-invalid={error !== undefined}
          aria-describedby={error || hint ? `${id}-text` : undefined}
        />
        <span>
          {label}
          {mark && (
            <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
              {' '}
              {mark}
            </Box>
          )}
        </span>
      </Box>
      <FieldNote id={id} hint={hint} error={error} />
    </Box>
  );
}

const line = {
  ...control,
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  fontWeight: 600,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& input': { width: 24, height: 24, m: 0, flex: 'none', accentColor: ({ palette }: Theme) => palette.primary.main },
  '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'text.primary', outlineOffset: 2 },
  '&:has([aria-invalid="true"])': { borderColor: 'error.main' },
} as const;
