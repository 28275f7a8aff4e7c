import MuiTextField, { type TextFieldProps as MuiTextFieldProps } from '@mui/material/TextField';
import { useField } from 'react-final-form';
import { useFieldError } from './use-field-error';

type TextFieldProps = Omit<MuiTextFieldProps, 'name' | 'value' | 'onChange' | 'error'> & { name: string };

/** A text field of a Form; its error is read out with it. */
export function TextField({ name, helperText, ...props }: TextFieldProps) {
  const { input, meta } = useField<string>(name);
  const error = useFieldError(meta);
  return (
    <MuiTextField
      fullWidth
      {...props}
      id={props.id ?? `field-${name}`}
      name={name}
      value={input.value}
      onChange={input.onChange}
      onBlur={input.onBlur}
      onFocus={input.onFocus}
      error={error !== undefined}
      helperText={error ?? helperText}
    />
  );
}
