import FormHelperText from '@mui/material/FormHelperText';
import Box from '@mui/material/Box';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { FittedTitle } from '../../../../components/FittedTitle';
import { useFieldError } from '../../../../components/form/use-field-error';

/** The title in its place on the picture, as large as guests will see it. One line of text, however many it takes. */
export function TitleField({ autoFocus }: { autoFocus: boolean }) {
  const { t } = useTranslation(['page-editor', 'party-page']);
  const { input, meta } = useField<string>('title');
  const error = useFieldError(meta);
  return (
    <FittedTitle
      component="div"
      eyebrow={t('party-page:invited')}
      text={input.value || t('title')}
      field={
        <Box
          component="textarea"
          name={input.name}
          value={input.value}
          rows={1}
          maxLength={200}
          autoFocus={autoFocus}
          aria-label={t('title')}
          aria-invalid={error !== undefined}
          aria-describedby={error ? 'title-error' : undefined}
          onChange={(event: React.ChangeEvent<HTMLTextAreaElement>) =>
            input.onChange(event.target.value.replaceAll('\n', ' '))
          }
          onFocus={() => input.onFocus()}
          onBlur={() => input.onBlur()}
          sx={field}
        />
      }
      action={
        error && (
          <FormHelperText id="title-error" error sx={message}>
            {error}
          </FormHelperText>
        )
      }
    />
  );
}

const message = {
  bgcolor: 'background.paper',
  borderRadius: 1,
  px: 1,
  width: 'fit-content',
  mx: 'auto',
  textShadow: 'none',
} as const;
const field = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  // Room for the tails of the last line, which close lines leave none.
  height: 'calc(100% + 0.2em)',
  p: 0,
  m: 0,
  border: 0,
  borderRadius: 2,
  resize: 'none',
  overflow: 'hidden',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'inherit',
  textShadow: 'inherit',
  overflowWrap: 'inherit',
  color: 'inherit',
  background: 'none',
  outline: '2px dashed currentColor',
  outlineOffset: 4,
  '&:focus-visible': { outline: '3px solid currentColor' },
} as const;
