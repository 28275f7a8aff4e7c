import { useTranslation } from 'react-i18next';
import { Block } from '../../../components/Block';
import { LanguageChoice } from '../../../components/form/LanguageChoice';

/** The language guests meet: on the page and in the mails (rules: settings-language, party-language). */
export function LanguageBlock() {
  const { t } = useTranslation('settings');
  return (
    <Block title={t('language.title')} lead={t('language.lead')}>
      <LanguageChoice name="language" label={t('language.title')} />
    </Block>
  );
}
