import type { Language } from '@festlig/contracts/define';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { Block } from '../../../components/Block';
import { LanguageChoice } from '../../../components/form/LanguageChoice';

/** The language of the guests' page and mails (rules: settings-language, party-language). */
export function LanguageBlock() {
  const { t } = useTranslation(['settings', 'app']);
  const language = useField<Language>('language').input.value;
  return (
    <Block
      title={t('language.title')}
      lead={t('language.lead')}
      state={t(`app:language.${language}`)}
      anchor="language"
    >
      <LanguageChoice name="language" label={t('language.title')} />
    </Block>
  );
}
