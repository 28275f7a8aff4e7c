import { useTranslation } from 'react-i18next';
import { usePartyOfPage } from '../../../api/party';
import { Page } from '../../../components/Page';
import { CouponForm } from '../components/CouponForm';
import { PlanChooser } from '../components/PlanChooser';
import { PaymentList } from '../history/components/PaymentList';
import { TokenHistory } from '../history/components/TokenHistory';

/** The plan page of a party, for its hosts (rules: plan-address, plan-chooser). */
export default function PlanRoute() {
  const { t } = useTranslation('plan');
  const party = usePartyOfPage().data;
  return (
    <Page title={t('menu')} lead={t('lead')}>
      {party && (
        <>
          <PlanChooser key={party.id} party={party} />
          <CouponForm key={`coupon of ${party.id}`} party={party} />
          <TokenHistory key={`tokens of ${party.id}`} partyId={party.id} />
          <PaymentList key={`payments of ${party.id}`} partyId={party.id} />
        </>
      )}
    </Page>
  );
}
