import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Currency } from '@festlig/contracts/define';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePartyOfPage } from '../../../api/party';
import { ErrorState } from '../../../components/ErrorState';
import { RowsSkeleton } from '../../../components/Loading';
import { Page } from '../../../components/Page';
import { useLanguage } from '../../../i18n/use-language';
import { useGetBalanceQuery } from '../api';
import { PaymentNotice } from '../components/PaymentNotice';
import { PlanCard } from '../components/PlanCard';
import { TokenShop } from '../components/TokenShop';
import { cardState, CURRENCIES, currencyOf, planPayment, PLANS, tokenPayment } from '../model';
import { usePayment } from '../use-payment';

/** The plan chooser (spec section 2) and the token balance. */
export default function PlanRoute() {
  const { t } = useTranslation('plan');
  const language = useLanguage();
  const { data: party, refetch: refetchParty } = usePartyOfPage();
  const partyId = party?.id ?? '';
  const balance = useGetBalanceQuery({ partyId }, { skip: !party });
  const [chosen, setCurrency] = useState<Currency>();
  const [bought, setBought] = useState<'plan' | 'tokens'>('plan');
  const currency = chosen ?? currencyOf(language);
  const mark = party && balance.data && `${party.plan} ${balance.data.tokens}`;
  const { state, blocked, pay } = usePayment(mark, () => {
    void refetchParty();
    void balance.refetch();
  });
  const busy = state === 'waiting';
  const paidText =
    bought === 'plan'
      ? t('paidPlan', { plan: t(`names.${party?.plan ?? 'free'}`) })
      : t('paidTokens', { count: balance.data?.tokens ?? 0 });
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      action={
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('currency')}
          value={currency}
          onChange={(_, next: Currency | null) => next && setCurrency(next)}
        >
          {CURRENCIES.map((each) => (
            <ToggleButton key={each} value={each} sx={{ minHeight: 44, px: 2 }}>
              {t(`currencies.${each}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    >
      <PaymentNotice state={state} blocked={blocked} paidText={paidText} />
      {balance.error && !balance.data && <ErrorState error={balance.error} onRetry={() => void balance.refetch()} />}
      {!balance.error && !(party && balance.data) && <RowsSkeleton />}
      {party && balance.data && (
        <>
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' } }}>
            {PLANS.map((plan) => (
              <PlanCard
                key={plan}
                plan={plan}
                state={cardState(plan, party.plan)}
                price={balance.data!.prices[plan][currency]}
                currency={currency}
                busy={busy}
                onUpgrade={() => {
                  setBought('plan');
                  pay(planPayment(party.id, plan, currency));
                }}
              />
            ))}
          </Box>
          <TokenShop
            tokens={balance.data.tokens}
            price={balance.data.tokenPrice[currency]}
            currency={currency}
            busy={busy}
            onBuy={(amount) => {
              setBought('tokens');
              pay(tokenPayment(party.id, amount, currency));
            }}
          />
        </>
      )}
    </Page>
  );
}
