import Box from '@mui/material/Box';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../../../components/form/use-field-error';
import { visuallyHidden } from '../../../lib/visually-hidden';

const ANSWERS = ['yes', 'no'] as const;

/** Coming or not: two large choices. They are radio buttons, so arrow keys and screen readers work. */
export function AnswerChoice() {
  const { t } = useTranslation('guest-reply');
  const { input, meta } = useField<'yes' | 'no' | undefined>('answer');
  const error = useFieldError(meta);
  return (
    <Box
      component="fieldset"
      aria-describedby={error ? 'reply-answer-text' : undefined}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={visuallyHidden}>
        {t('title')}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        {ANSWERS.map((answer) => (
          <Box key={answer} component="label" sx={card}>
            <input
              type="radio"
              name="answer"
              value={answer}
              checked={input.value === answer}
              // Takes the focus after a click on "change", because that button is gone.
              autoFocus={input.value === answer}
              onChange={() => input.onChange(answer)}
              onBlur={input.onBlur}
              onFocus={input.onFocus}
              aria-invalid={error !== undefined}
              style={visuallyHidden}
            />
            <Mark answer={answer} />
            {t(answer)}
          </Box>
        ))}
      </Box>
      {error && (
        <Box id="reply-answer-text" sx={{ mt: 0.75, color: 'error.main', fontSize: '0.9375rem' }}>
          {error}
        </Box>
      )}
    </Box>
  );
}

const card = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  minHeight: 116,
  px: 1,
  py: 2,
  textAlign: 'center',
  fontWeight: 600,
  fontSize: '1.0625rem',
  lineHeight: 1.3,
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: '1px solid rgba(42, 35, 32, 0.5)',
  borderRadius: '16px',
  transition: 'background-color 120ms, color 120ms, transform 120ms',
  '&:active': { transform: 'scale(0.98)' },
  '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'text.primary', outlineOffset: 2 },
  '&:has(:checked)': {
    bgcolor: 'primary.main',
    borderColor: 'primary.main',
    color: 'primary.contrastText',
    // In forced-colours mode the chosen answer would otherwise look like the other.
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      bgcolor: 'Highlight',
      borderColor: 'Highlight',
      color: 'HighlightText',
    },
  },
} as const;

/** A heart or a letter, drawn inline so that no file is fetched. */
function Mark({ answer }: { answer: 'yes' | 'no' }) {
  return (
    <svg
      width="34"
      height="34"
      viewBox="0 0 34 34"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {answer === 'yes' ? (
        <path d="M17 28.500C9 22.500 5 18.500 5 13a6 6 0 0 1 12-1.200A6 6 0 0 1 29 13c0 5.500-4 9.500-12 15.500z" />
      ) : (
        <path d="M5 9h24v17H5zM5 9.500l12 9.500 12-9.500" />
      )}
    </svg>
  );
}
