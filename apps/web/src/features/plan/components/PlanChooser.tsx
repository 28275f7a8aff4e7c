import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Currency } from '@festlig/contracts/define';
import { Feature, type Party, Plan } from '@festlig/contracts/party';
import { hasFeature, lowestPlanWith } from '@festlig/domain/billing/features';
import { isUpgrade } from '@festlig/domain/billing/plans';
import { currencyOf } from '@festlig/domain/billing/prices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useGetBalanceQuery } from '../../../api/billing';
import { useGetSendingLimitQuery } from '../../../api/sending-limit';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/Loading';
import { PurchaseNotice } from '../../../components/plan/PurchaseNotice';
import { UnlimitedPhotos } from '../../../components/plan/UnlimitedPhotos';
import { usePurchase } from '../../../components/plan/use-purchase';
import { useOneColumn } from '../../../components/use-one-column';
import { useLangPath, useLanguage } from '../../../i18n/use-language';
import { currentFirst, mailsADay, offersFor, paymentAddress } from '../model';
import { Bought } from './Bought';
import { PlanCard } from './PlanCard';

/** The three plans with their prices first, then the other currency, and what is said of a purchase; thanks for one come above them (rules: plan-chooser, plan-thanks). */
export function PlanChooser({ party }: { party: Party }) {
  const { t } = useTranslation('plan');
  const language = useLanguage();
  const langPath = useLangPath();
  const [chosen, setChosen] = useState<Currency>();
  const currency = chosen ?? currencyOf(language);
  const { data, error, refetch } = useGetBalanceQuery({ partyId: party.id });
  const sending = useGetSendingLimitQuery({ partyId: party.id });
  const [query] = useSearchParams();
  const isOneColumn = useOneColumn();
  const feature = useFeatureAsked();
  const asked = feature && !hasFeature(party, feature) && !query.has('paid') ? feature : undefined;
  const { state, waitsFor, buy, askAgain } = usePurchase(party, {
    cameBackWith: Plan.exclude(['free']).safeParse(query.get('paid')).data,
    hasArrived: ({ plan }, wanted) => !isUpgrade(plan, wanted),
    backTo: 'plan',
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || sending.isLoading) return <PageSkeleton />;
  const mailsOf = (plan: Plan): string => {
    const mails = mailsADay(sending.data?.plans ?? null, plan);
    if (!mails) return '';
    return mails.now === mails.later ? t('mails.most', { ...mails }) : t('mails.growing', { ...mails });
  };
  const isBought = state === 'bought';
  const told = isBought ? 'none' : state;
  return (
    <>
      {isBought && <Bought party={party} asked={feature} />}
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' } }}>
        {(isOneColumn ? currentFirst(offersFor(party.plan)) : offersFor(party.plan)).map((offer) => {
          const price = data.prices[offer.plan][currency];
          const isAsked = asked !== undefined && lowestPlanWith(asked) === offer.plan;
          return (
            <PlanCard
              key={offer.plan}
              offer={offer}
              price={price}
              currency={currency}
              deducted={data.deducted[currency]}
              mails={mailsOf(offer.plan)}
              busy={waitsFor !== undefined}
              waits={waitsFor === offer.plan}
              asked={isAsked ? t(`has.${asked}`) : undefined}
              quiet={isBought}
              marked={asked ? isAsked : offer.standing === 'current'}
              onBuy={() => offer.plan !== 'free' && buy(offer.plan, paymentAddress(party.id, offer.plan, currency))}
            />
          );
        })}
      </Box>
      <Box sx={choice}>
        <ToggleButtonGroup
          exclusive
          aria-label={t('currency')}
          value={currency}
          onChange={(_, next: Currency | null) => next && setChosen(next)}
        >
          {Currency.options.map((option) => (
            <ToggleButton key={option} value={option} sx={{ minHeight: 44, px: 3 }}>
              {option.toUpperCase()}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <PurchaseNotice
          state={told}
          textOf={(now) => t(`purchase.${now}`, { plan: t(`names.${party.plan}`) })}
          onAskAgain={askAgain}
        />
      </Box>
      <Typography color="textSecondary" sx={{ maxWidth: '80ch', mt: 1 }}>
        {t('keeps')}{' '}
        <MuiLink component={Link} to={langPath('/terms')}>
          {t('terms')}
        </MuiLink>
      </Typography>
      <UnlimitedPhotos party={party} currency={currency} on="plan" />
    </>
  );
}

/** The notice of a payment comes beside the currencies, whose row has its height; on a phone below them. */
const choice = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  minHeight: { md: 76 },
  mt: { xs: 3, md: 1.5 },
  '& > [role=status]': { flex: { xs: '1 0 100%', md: '1 1 0' } },
  '& .MuiAlert-root': { mt: { xs: 2, md: 0 } },
} as const;

/** What the host wants a plan for, as the address says (rules: plan-asked-for, plan-way-back). */
function useFeatureAsked(): Feature | undefined {
  const [query] = useSearchParams();
  return Feature.safeParse(query.get('for')).data;
}
