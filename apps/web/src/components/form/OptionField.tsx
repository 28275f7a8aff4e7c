import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { FieldRenderProps } from 'react-final-form';
import { useFieldError } from './use-field-error';

interface OptionFieldProps<T, Free extends boolean> extends Omit<
  AutocompleteProps<T, false, true, Free>,
  'renderInput' | 'disableClearable' | 'id' | 'onFocus' | 'onBlur' | 'slotProps'
> {
  /** What useField returns; `onChange` puts the chosen option into the form. */
  field: Pick<FieldRenderProps<never>, 'meta'> & {
    input: Pick<FieldRenderProps<never>['input'], 'name' | 'onFocus' | 'onBlur'>;
  };
  label: string;
  hint?: string | undefined;
  maxLength?: number;
}

/** A form's text field with suggestions or options. */
export function OptionField<T, Free extends boolean = false>(props: OptionFieldProps<T, Free>) {
  const { field, label, hint, maxLength, autoFocus = false, ...rest } = props;
  const { input, meta } = field;
  const error = useFieldError(meta);
  return (
    <Autocomplete<T, false, true, Free>
      {...rest}
      id={`field-${input.name}`}
      disableClearable
      onFocus={() => input.onFocus()}
      onBlur={() => input.onBlur()}
      slotProps={{ listbox: { 'aria-label': label } }}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          name={input.name}
          label={label}
          autoFocus={autoFocus}
          error={error !== undefined}
          helperText={error ?? hint}
          slotProps={{
            ...slotProps,
            htmlInput: { ...slotProps.htmlInput, maxLength },
          }}
        />
      )}
    />
  );
}
