import FormHelperText from '@mui/material/FormHelperText';
import Box from '@mui/material/Box';
import type { Language } from '@festlig/contracts/define';
import { withoutTitleBreaks, withTitleBreaks } from '@festlig/domain/web/title-breaks';
import { type ReactNode, useState } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { FittedTitle } from '../../../../components/FittedTitle';
import InLanguage from '../../../../components/InLanguage';
import { invited, type Named } from '../../model';
import { useFieldError } from '../../../../components/form/use-field-error';

interface TitleFieldProps extends Omit<Named, 'title'> {
  autoFocus: boolean;
  /** The language of the invitation; the host's own when left out. */
  language?: Language | undefined;
  /** The host has no name yet: the line above the title is an example (rule: edit-names-host). */
  isUnnamed: boolean;
  /** The picture that is drawn. */
  heroImage: string | null;
  /** The guest's button, which shows the chosen colour where the host chooses it; it cannot be pressed here. */
  button: ReactNode;
}

/** The title in its place on the picture, with the size and the lines that guests will see. A single line that wraps. */
export function TitleField({ autoFocus, language, heroImage, button, isUnnamed, ...named }: TitleFieldProps) {
  const { t } = useTranslation('page-editor');
  const { input, meta } = useField<string>('title');
  const error = useFieldError(meta);
  // While a host types, nothing else changes the text: that would move the caret and end what can be undone.
  const [typed, setTyped] = useState<string>();
  const isTyped = typed !== undefined && withoutTitleBreaks(typed) === input.value;
  const value = isTyped ? typed : withTitleBreaks(input.value, heroImage);
  const asRead = (words: ReactNode) =>
    language ? (
      <InLanguage language={language} fallback=" ">
        {words}
      </InLanguage>
    ) : (
      words
    );
  const title = (
    <FittedTitle
      component="div"
      eyebrow={asRead(
        <Box component="span" sx={isUnnamed && named.invitedBy.trim() === '' ? example : {}}>
          <Invited {...named} title={input.value} />
        </Box>,
      )}
      text={value || t('title')}
      field={
        <Box
          component="textarea"
          name={input.name}
          value={value}
          rows={1}
          maxLength={200}
          autoFocus={autoFocus}
          aria-label={t('title')}
          aria-invalid={error !== undefined}
          aria-describedby={error ? 'title-error' : undefined}
          onChange={(event: React.ChangeEvent<HTMLTextAreaElement>) => {
            const line = event.target.value.replaceAll('\n', ' ');
            setTyped(line);
            input.onChange(withoutTitleBreaks(line));
          }}
          onFocus={() => input.onFocus()}
          onBlur={() => {
            setTyped(undefined);
            input.onBlur();
          }}
          sx={field}
        />
      }
      action={
        error ? (
          <FormHelperText id="title-error" error sx={message}>
            {error}
          </FormHelperText>
        ) : (
          <div inert>{asRead(button)}</div>
        )
      }
    />
  );
  // Long words are broken by the rules of the language in which guests read them.
  return (
    <Box lang={language} sx={around}>
      {title}
    </Box>
  );
}

/** Marked as words that will be others. */
const example = { fontStyle: 'italic', borderBottom: '1px dashed' } as const;

/** What stands above the title, in the words of guests. */
const Invited = (named: Named) => invited(useTranslation('party-page').t, named);

/** The text area lies over the text and breaks lines at the same places. */
const around = {
  display: 'contents',
  '& [data-title]': { position: 'relative', whiteSpace: 'pre-wrap' },
  // Clear of the dashed line, while the title stands as it does for guests.
  '& [data-title] + *': { translate: '0 8px' },
} as const;
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
  // Room for what goes beyond the lines: capitals of a script above the first, and below the last what hangs down. Not at
  // the sides, where it would count as a title that is too wide.
  inset: '-0.3em 0 auto',
  width: '100%',
  height: 'calc(100% + 0.5em)',
  p: '0.3em 0 0',
  m: 0,
  // A dashed line below it, as wide as its place. An image of a border takes no room, so the title keeps the size that it has for guests.
  border: '0 solid',
  borderImage: 'repeating-linear-gradient(90deg, currentColor 0 5px, #0000 5px 10px) 1 / 0 0 1px / 0 0 6px',
  resize: 'none',
  overflow: 'hidden',
  font: 'inherit',
  letterSpacing: 'inherit',
  wordSpacing: 'inherit',
  textAlign: 'inherit',
  textShadow: 'inherit',
  overflowWrap: 'inherit',
  textWrap: 'inherit',
  hyphens: 'inherit',
  textRendering: 'inherit',
  color: 'inherit',
  background: 'none',
  // Of colours that the device forces, where there are no images.
  outline: '2px solid transparent',
  '&:focus-visible': { borderImageWidth: '0 0 2px' },
} as const;
