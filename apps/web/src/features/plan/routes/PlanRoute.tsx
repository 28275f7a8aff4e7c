import { useTranslation } from 'react-i18next';
import { usePartyOfPage } from '../../../api/party';
import { Page } from '../../../components/Page';
import { PlanChooser } from '../components/PlanChooser';

/** The plan page of a party, for its hosts (rules: plan-address, plan-chooser). */
export default function PlanRoute() {
  const { t } = useTranslation('plan');
  const party = usePartyOfPage().data;
  return (
    <Page title={t('title')} lead={t('lead')}>
      {party && <PlanChooser key={party.id} party={party} />}
    </Page>
  );
}
