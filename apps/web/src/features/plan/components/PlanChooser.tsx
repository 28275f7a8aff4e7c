import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Currency } from '@festlig/contracts/define';
import type { Party } from '@festlig/contracts/party';
import { currencyOf } from '@festlig/domain/billing/prices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetBalanceQuery } from '../../../api/billing';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/Loading';
import { useLanguage } from '../../../i18n/use-language';
import { offersFor } from '../model';
import { usePlanPurchase } from '../use-plan-purchase';
import { PlanCard } from './PlanCard';
import { PurchaseNotice } from './PurchaseNotice';

/** The three plans with their prices in either currency (rule: plan-chooser). */
export function PlanChooser({ party }: { party: Party }) {
  const { t } = useTranslation('plan');
  const language = useLanguage();
  const [chosen, setChosen] = useState<Currency>();
  const currency = chosen ?? currencyOf(language);
  const { data, error, refetch } = useGetBalanceQuery({ partyId: party.id });
  const { state, buy, askAgain } = usePlanPurchase(party);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return (
    <>
      <PurchaseNotice state={state} plan={party.plan} onAskAgain={askAgain} />
      <ToggleButtonGroup
        exclusive
        aria-label={t('currency')}
        value={currency}
        onChange={(_, next: Currency | null) => next && setChosen(next)}
        sx={{ mb: 3 }}
      >
        {Currency.options.map((option) => (
          <ToggleButton key={option} value={option} sx={{ minHeight: 44, px: 3 }}>
            {option.toUpperCase()}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' } }}>
        {offersFor(party.plan).map((offer) => {
          const price = data.prices[offer.plan][currency];
          return (
            <PlanCard
              key={offer.plan}
              offer={offer}
              price={price}
              currency={currency}
              busy={state === 'waiting'}
              onBuy={() => buy(offer.plan, currency)}
            />
          );
        })}
      </Box>
    </>
  );
}
