import MuiCheckbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { useFieldError } from './use-field-error';

/** A tick box of a Form. */
export function Checkbox({ name, label, disabled }: { name: string; label: ReactNode; disabled?: boolean }) {
  const { input, meta } = useField<boolean>(name, { type: 'checkbox' });
  const error = useFieldError(meta);
  const errorId = `field-${name}-error`;
  return (
    <FormControl error={error !== undefined} disabled={disabled ?? false}>
      <FormControlLabel
        label={label}
        sx={{ alignItems: 'flex-start', '& .MuiFormControlLabel-label': { pt: 1 } }}
        control={
          <MuiCheckbox
            name={name}
            checked={input.checked ?? false}
            onChange={input.onChange}
            onBlur={input.onBlur}
            onFocus={input.onFocus}
            slotProps={{
              input: { 'aria-invalid': error !== undefined, ...(error ? { 'aria-describedby': errorId } : {}) },
            }}
          />
        }
      />
      {error && (
        <FormHelperText id={errorId} sx={{ mt: 0 }}>
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}
