import Button from '@mui/material/Button';
import type { Party } from '@festlig/contracts/party';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePartyRef } from '../../../api/party';
import { Block } from '../../../components/Block';

/** The party's plan, and the way to the plans (rule: settings-plan-button). */
export function PlanBlock({ party }: { party: Party }) {
  const { t } = useTranslation(['settings', 'plan']);
  const partyRef = usePartyRef();
  const plan = t(`plan:names.${party.plan}`);
  return (
    <Block title={t('plan.title')} lead={t('plan.lead', { plan })} state={plan} anchor="plan">
      <Button
        component={Link}
        to={`/${partyRef}/plan`}
        variant="outlined"
        sx={{ alignSelf: 'flex-start', minHeight: 44 }}
      >
        {t('plan.open')}
      </Button>
    </Block>
  );
}
