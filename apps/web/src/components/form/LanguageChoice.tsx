import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Language } from '@festlig/contracts/define';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../i18n/language';

/** A choice of the product's languages, each named in its own language. */
export function LanguageChoice({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation();
  const { input } = useField<Language>(name);
  return (
    <RadioGroup
      row
      aria-label={label}
      name={name}
      value={input.value}
      onChange={(_, language) => input.onChange(language)}
    >
      {LANGUAGES.map((language) => (
        <FormControlLabel
          key={language}
          value={language}
          control={<Radio />}
          label={<span lang={language}>{t(`language.${language}`)}</span>}
        />
      ))}
    </RadioGroup>
  );
}
