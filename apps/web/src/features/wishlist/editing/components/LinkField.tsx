import CircularProgress from '@mui/material/CircularProgress';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { typedAddress } from '@festlig/domain/party/check-settings';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../../../../components/form/use-field-error';
import { errorText, useErrorsT } from '../../../../i18n/error-text';
import type { useLink } from '../use-link';

/** The link of a wish: when it is pasted or left, its page is looked up, and a failure is said here as a hint, because the link is accepted (rule: wish-metadata). */
export function LinkField({ link }: { link: ReturnType<typeof useLink> }) {
  const { t } = useTranslation('wish-editor');
  const errorsT = useErrorsT();
  const { input, meta } = useField<string>('link');
  const failed = link.problem && errorText(link.problem, errorsT, 'link_unreachable');
  const error = useFieldError(meta);
  const hint = t(link.isReading ? 'form.linkReading' : 'form.linkHint');
  return (
    <TextField
      fullWidth
      id="field-link"
      name="link"
      type="url"
      label={t('form.link')}
      placeholder="https://"
      value={input.value}
      onChange={(event) => {
        link.forget();
        input.onChange(event);
      }}
      onPaste={({ currentTarget }) => {
        // The field has the text after the event.
        const field = currentTarget.querySelector('input');
        setTimeout(() => field && link.look(field.value));
      }}
      onFocus={input.onFocus}
      onBlur={(event) => {
        const address = typedAddress(input.value);
        if (address !== input.value) input.onChange(address);
        input.onBlur(event);
        link.look(address);
      }}
      error={error !== undefined}
      helperText={error ?? failed ?? hint}
      slotProps={{
        htmlInput: { autoCapitalize: 'none', spellCheck: false, inputMode: 'url' },
        formHelperText: { role: 'status' },
        input: {
          endAdornment: link.isReading && (
            <InputAdornment position="end">
              <CircularProgress size={20} aria-hidden />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
