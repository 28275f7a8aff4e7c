import Box from '@mui/material/Box';
import { type LeadsTo, TEXT_MAX } from '@festlig/contracts/messaging';
import { textLength, textLimit } from '@festlig/domain/messaging/check-text';
import { hasPlaceholder } from '@festlig/domain/messaging/placeholders';
import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { PlainText } from '../../../components/editor/PlainText';
import { fieldErrorText, useFieldError } from '../../../components/form/use-field-error';
import { useDebounced } from '../../../components/use-debounced';
import { useErrorsT } from '../../../i18n/error-text';
import { useInserts } from '../use-inserts';
import type { SampleOf } from '../use-text-sample';
import { TextParts } from './TextParts';

/** From here on the counter is a warning. */
const NEARLY = 0.9;
/** How long typing must pause before an error in the unfinished text is shown. */
const PAUSE_MS = 600;

interface TextMessageFieldProps extends SampleOf {
  leadsTo: LeadsTo;
  /** Says whom it reaches. */
  reach: ReactNode;
}

/** The text message, with buttons that insert placeholders, and what it costs in characters and parts. */
export function TextMessageField({ partyId, texted, leadsTo, reach }: TextMessageFieldProps) {
  const { t } = useTranslation('text-message');
  const { input, meta } = useField<string>('text', { parse: (text: string) => text });
  const errorsT = useErrorsT();
  const isPaused = useDebounced(input.value, PAUSE_MS) === input.value;
  // The text is long, so an error is told before the field is left.
  const error = useFieldError(meta) ?? (isPaused && meta.dirty ? fieldErrorText(meta.error, errorsT) : undefined);
  const [length, maximum] = [textLength(input.value), textLimit(input.value)];
  const over = length - maximum;
  const hint = length === 0 ? 'empty' : hasPlaceholder(input.value, 'link') ? 'hint' : 'noLink';
  const tooLong = over > 0 ? t(maximum === TEXT_MAX ? 'tooLong' : 'tooLongNoLink', { maximum }) : undefined;
  return (
    <Box>
      <PlainText
        label={t('label')}
        value={input.value}
        onChange={input.onChange}
        onFocus={() => input.onFocus()}
        onBlur={() => input.onBlur()}
        error={tooLong ?? error}
        hint={t(hint)}
        alsoDescribedBy="text-count"
        inserts={useInserts()}
      />
      <Box sx={{ display: 'flex', mt: 1 }}>
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
      <TextParts partyId={partyId} texted={texted} leadsTo={leadsTo} text={input.value} onChange={input.onChange} />
      {length > 0 && reach}
    </Box>
  );
}
