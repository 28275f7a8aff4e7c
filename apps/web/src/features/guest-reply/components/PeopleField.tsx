import { MOST_PEOPLE } from '@festlig/contracts/define';
import Box from '@mui/material/Box';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../../../components/form/use-field-error';
import { control, FieldText } from '../../../components/form/PlainField';
import { stepPeople } from '../reply-form.model';

const ID = 'reply-numberOfPeople';

/** How many come: buttons for touch, an input for the keyboard. `max` null means no limit. */
export function PeopleField({ max }: { max: number | null }) {
  const { t } = useTranslation('guest-reply');
  const { input, meta } = useField<string>('numberOfPeople');
  const error = useFieldError(meta);
  const hint = max === null ? t('peopleHint') : t('peopleHintMax', { max });
  const stepper = (step: 1 | -1) => {
    const next = stepPeople(input.value, step, max ?? MOST_PEOPLE);
    return (
      <Box
        component="button"
        type="button"
        aria-label={t(step === 1 ? 'more' : 'fewer')}
        aria-controls={ID}
        disabled={next === input.value}
        onClick={() => input.onChange(next)}
        sx={{
          ...control,
          width: 56,
          flex: 'none',
          px: 0,
          fontSize: '1.5rem',
          lineHeight: 1,
          cursor: 'pointer',
          touchAction: 'manipulation',
          '&:disabled': { opacity: 0.35, cursor: 'default' },
        }}
      >
        {step === 1 ? '+' : '−'}
      </Box>
    );
  };
  return (
    <FieldText id={ID} label={t('people')} hint={hint} error={error}>
      <Box sx={{ display: 'flex', gap: 1, maxWidth: 240 }}>
        {stepper(-1)}
        <Box
          component="input"
          {...input}
          id={ID}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          aria-invalid={error !== undefined}
          aria-describedby={`${ID}-text`}
          sx={{ ...control, flex: 1, minWidth: 0, textAlign: 'center', fontWeight: 600, fontSize: '1.25rem' }}
        />
        {stepper(1)}
      </Box>
    </FieldText>
  );
}
