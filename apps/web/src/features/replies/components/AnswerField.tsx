import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../../../components/form/use-field-error';

/** A choice: coming or not. */
export function AnswerField() {
  const { t } = useTranslation('replies');
  const { input, meta } = useField<'yes' | 'no' | undefined>('answer');
  const error = useFieldError(meta);
  const radio = (answer: 'yes' | 'no') => (
    <FormControlLabel
      value={answer}
      label={t(`list.${answer}`)}
      control={
        <Radio
          slotProps={{
            input: { 'aria-invalid': error !== undefined, ...(error ? { 'aria-describedby': 'answer-error' } : {}) },
          }}
        />
      }
    />
  );
  return (
    <FormControl error={error !== undefined}>
      <FormLabel id="answer-label">{t('form.answer')}</FormLabel>
      <RadioGroup
        row
        aria-labelledby="answer-label"
        name="answer"
        value={input.value || null}
        onChange={(_, answer) => input.onChange(answer)}
        onBlur={input.onBlur}
        onFocus={input.onFocus}
      >
        {radio('yes')}
        {radio('no')}
      </RadioGroup>
      {error && (
        <FormHelperText id="answer-error" sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}
