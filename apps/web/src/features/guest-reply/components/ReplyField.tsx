import Box from '@mui/material/Box';
import { useField } from 'react-final-form';
import { fieldError } from '../../../components/form/field-error';

/** Native controls with our look: a guest's phone should not fetch more than it needs (DESIGN section 1.4). */
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
  optional?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  children: React.ReactNode;
}

/** Label above, then the control, then what went wrong or a hint; room is kept only where there is something to say. */
export function FieldText({ id, label, optional, hint, error, children }: FieldTextProps) {
  return (
    <Box>
      <Box component="label" htmlFor={id} sx={{ display: 'block', fontWeight: 600, mb: 0.75 }}>
        {label}
        {optional && (
          <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
            {' '}
            {optional}
          </Box>
        )}
      </Box>
      {children}
      {(error ?? hint) && (
        <Box id={`${id}-text`} sx={{ mt: 0.75, fontSize: '0.9375rem', color: error ? 'error.main' : 'text.secondary' }}>
          {error ?? hint}
        </Box>
      )}
    </Box>
  );
}

interface ReplyFieldProps {
  name: string;
  label: string;
  optional?: string;
  hint?: string;
  placeholder?: string;
  type?: 'text' | 'email';
  autoComplete?: string;
  maxLength: number;
  rows?: number;
}

/** A text field of the reply form; with `rows` it is a text area. */
export function ReplyField({ name, label, optional, hint, rows, ...rest }: ReplyFieldProps) {
  const { input, meta } = useField<string>(name);
  const error = fieldError(meta);
  const id = `reply-${name}`;
  return (
    <FieldText id={id} label={label} optional={optional} hint={hint} error={error}>
      <Box
        component={rows ? 'textarea' : 'input'}
        {...input}
        {...rest}
        {...(rows ? { rows } : {})}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={error || hint ? `${id}-text` : undefined}
        sx={{ ...control, display: 'block', resize: 'vertical' }}
      />
    </FieldText>
  );
}
