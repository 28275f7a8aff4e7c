import { useTranslation } from 'react-i18next';
import { Page } from '../../../components/Page';
import { Sections } from '../components/Sections';
import { WriteToUs } from '../components/WriteToUs';

const SECTIONS = ['hosts', 'guests', 'seen', 'time', 'cookies', 'unsubscribe', 'deletion'] as const;

/** /{lang}/privacy: what is stored, why, for how long, who gets it, and how to have it deleted. */
export default function PrivacyRoute() {
  const { t } = useTranslation('legal');
  const sections = SECTIONS.map((name) => ({ title: t(`privacy.${name}`), text: t(`privacy.${name}Text`) }));
  return (
    <Page title={t('privacy.title')} lead={t('privacy.lead')}>
      <Sections sections={[...sections, { title: t('write.title'), text: <WriteToUs /> }]} />
    </Page>
  );
}
