import { useTranslation } from 'react-i18next';
import { Page } from '../../../components/Page';
import { Sections } from '../components/Sections';
import { WriteToUs } from '../components/WriteToUs';

const SECTIONS = ['what', 'yours', 'guests', 'misuse', 'promise', 'end'] as const;

/** /{lang}/terms: what hosts agree to when they sign up. */
export default function TermsRoute() {
  const { t } = useTranslation('legal');
  const sections = SECTIONS.map((name) => ({ title: t(`terms.${name}`), text: t(`terms.${name}Text`) }));
  return (
    <Page title={t('terms.title')} lead={t('terms.lead')}>
      <Sections sections={[...sections, { title: t('write.title'), text: <WriteToUs /> }]} />
    </Page>
  );
}
