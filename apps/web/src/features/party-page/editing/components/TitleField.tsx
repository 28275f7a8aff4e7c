import FormHelperText from '@mui/material/FormHelperText';
import Box from '@mui/material/Box';
import type { Language } from '@festlig/contracts/define';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { FittedTitle } from '../../../../components/FittedTitle';
import InLanguage from '../../../../components/InLanguage';
import { invited, type Named } from '../../model';
import { useFieldError } from '../../../../components/form/use-field-error';

interface TitleFieldProps extends Named {
  autoFocus: boolean;
  /** The language of the invitation; the host's own when left out. */
  language?: Language | undefined;
}

/** The title in its place on the picture, in the size that guests will see. A single line that wraps. */
export function TitleField({ autoFocus, language, ...named }: TitleFieldProps) {
  const { t } = useTranslation('page-editor');
  const { input, meta } = useField<string>('title');
  const error = useFieldError(meta);
  return (
    <FittedTitle
      component="div"
      eyebrow={
        language ? (
          <InLanguage language={language} fallback=" ">
            <Invited {...named} />
          </InLanguage>
        ) : (
          <Invited {...named} />
        )
      }
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

/** What stands above the title, in the words of guests. */
const Invited = (named: Named) => invited(useTranslation('party-page').t, named);

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
  // Room for descenders of the last line, which the tight line height leaves out.
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
