import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiTextField from '@mui/material/TextField';
import { type LeadsTo, TEXT_MAX } from '@festlig/contracts/messaging';
import { textLength, textLimit } from '@festlig/domain/messaging/check-text';
import { hasPlaceholder, PLACEHOLDERS } from '@festlig/domain/messaging/placeholders';
import { useRef } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { fieldErrorText, useFieldError } from '../../../components/form/use-field-error';
import { useDebounced } from '../../../components/use-debounced';
import { useErrorsT } from '../../../i18n/error-text';
import { TextParts } from './TextParts';

/** From here on the counter is a warning. */
const NEARLY = 0.9;
/** How long typing must pause before an error in the unfinished text is shown. */
const PAUSE_MS = 600;

interface TextMessageFieldProps {
  partyId: string;
  leadsTo: LeadsTo;
}

/** The text message, with buttons that insert placeholders, and what it costs in characters and parts. */
export function TextMessageField({ partyId, leadsTo }: TextMessageFieldProps) {
  const { t } = useTranslation('text-message');
  const { input, meta } = useField<string>('text', { parse: (text: string) => text });
  const errorsT = useErrorsT();
  const isPaused = useDebounced(input.value, PAUSE_MS) === input.value;
  // The text is long, so an error is told before the field is left.
  const error = useFieldError(meta) ?? (isPaused && meta.dirty ? fieldErrorText(meta.error, errorsT) : undefined);
  const area = useRef<HTMLTextAreaElement>(null);
  const [length, maximum] = [textLength(input.value), textLimit(input.value)];
  const over = length - maximum;
  const hint = length === 0 ? 'empty' : hasPlaceholder(input.value, 'link') ? 'hint' : 'noLink';
  const tooLong = over > 0 ? t(maximum === TEXT_MAX ? 'tooLong' : 'tooLongNoLink', { maximum }) : undefined;
  const insert = (placeholder: string) => {
    const { selectionStart: from, selectionEnd: to } = area.current ?? { selectionStart: 0, selectionEnd: 0 };
    input.onChange(input.value.slice(0, from) + placeholder + input.value.slice(to));
    const caret = from + placeholder.length;
    // The caret is set once the field shows the new text.
    setTimeout(() => {
      area.current?.focus();
      area.current?.setSelectionRange(caret, caret);
    });
  };
  return (
    <Box>
      <MuiTextField
        fullWidth
        multiline
        minRows={6}
        maxRows={14}
        id="field-text"
        name="text"
        label={t('label')}
        value={input.value}
        onChange={input.onChange}
        onFocus={() => input.onFocus()}
        onBlur={() => input.onBlur()}
        inputRef={area}
        error={error !== undefined || over > 0}
        helperText={tooLong ?? error ?? t(hint)}
        slotProps={{ htmlInput: { 'aria-describedby': 'field-text-helper-text text-count' } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        {PLACEHOLDERS.map((placeholder) => (
          <Button
            key={placeholder}
            size="small"
            variant="outlined"
            onClick={() => insert(`((${placeholder}))`)}
            sx={tall}
          >
            {t(placeholder === 'name' ? 'insertName' : 'insertLink')}
          </Button>
        ))}
        <Box
          id="text-count"
          sx={{
            ml: 'auto',
            fontSize: '0.9375rem',
            fontVariantNumeric: 'tabular-nums',
            fontWeight: over > 0 ? 600 : 400,
            color: over > 0 ? 'error.main' : length > maximum * NEARLY ? 'warning.dark' : 'text.secondary',
          }}
        >
          {over > 0 ? t('over', { count: over }) : t('count', { count: length, maximum })}
        </Box>
      </Box>
      <TextParts partyId={partyId} leadsTo={leadsTo} text={input.value} onChange={input.onChange} />
    </Box>
  );
}

const tall = { minHeight: 44 } as const;
