import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Language } from '@festlig/contracts/define';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../i18n/language';
import { Block } from './Block';

/** The language guests meet: on the page and in the mails. */
export function LanguageBlock() {
  const { t } = useTranslation('settings');
  const app = useTranslation().t;
  const { input } = useField<Language>('language');
  return (
    <Block title={t('language.title')} lead={t('language.lead')}>
      <RadioGroup
        row
        aria-label={t('language.title')}
        name="language"
        value={input.value}
        onChange={(_, language) => input.onChange(language)}
      >
        {LANGUAGES.map((language) => (
          <FormControlLabel
            key={language}
            value={language}
            control={<Radio />}
            label={<span lang={language}>{app(`language.${language}`)}</span>}
          />
        ))}
      </RadioGroup>
    </Block>
  );
}
