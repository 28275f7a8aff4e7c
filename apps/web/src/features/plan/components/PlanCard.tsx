import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Currency } from '@festlig/contracts/define';
import { PLAN_LIMITS } from '@festlig/domain/billing/prices';
import { MOST_PASTED } from '@festlig/domain/contacts/pasted-guests';
import Box from '@mui/material/Box';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FeatureList } from '../../../components/plan/FeatureList';
import { PayButton } from '../../../components/plan/PayButton';
import { PlanPrice } from '../../../components/plan/PlanPrice';
import { useLanguage } from '../../../i18n/use-language';
import { formatPrice } from '../../../lib/format-price';
import { bringIntoView } from '../../../lib/bring-into-view';
import type { PlanOffer } from '../model';

interface PlanCardProps {
  offer: PlanOffer;
  price: { amount: number; original: number | null };
  currency: Currency;
  /** What the price is lower by, because it was paid for the plan that the party has (rule: plan-difference). */
  deducted: number;
  /** How many mails a day the plan allows, in words; empty where the plan makes no difference. */
  mails: string;
  /** The plan of a payment is on its way, so no other can be bought. */
  busy: boolean;
  /** It is this plan that is on its way. */
  waits: boolean;
  /** What the host has asked for, in words, where this is the cheapest plan that has it (rule: plan-asked-for). */
  asked: string | undefined;
  /** Its border is that of the one card to look at: of what is asked for, or else of the current plan. */
  marked: boolean;
  /** Another plan has just been bought: this one does not ask to be bought as well. */
  quiet: boolean;
  onBuy: () => void;
}

/** One plan: its price, when it is the one to have, what it gives, and the button that buys it. The current plan cannot be bought again. */
export function PlanCard({
  offer: { plan, standing, below, from, features },
  price,
  currency,
  deducted,
  mails,
  busy,
  waits,
  asked,
  marked,
  quiet,
  onBuy,
}: PlanCardProps) {
  const { t } = useTranslation('plan');
  const language = useLanguage();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const isAsked = asked !== undefined;
  useEffect(() => {
    if (isAsked) bringIntoView(box.current);
  }, [isAsked]);
  const { photos } = PLAN_LIMITS[plan];
  const lines =
    below === null
      ? [t('basics.page'), t('basics.guests'), t('basics.mails'), mails, t('basics.replies'), t('basics.wishes')]
      : [
          t('allOf', { plan: t(`names.${below}`) }),
          ...features.filter((feature) => feature !== 'photos').map((feature) => t(`features.${feature}`)),
          photos === null ? t('photos.unlimited') : t('photos.most', { count: photos }),
          ...(features.includes('photos') ? [t('photos.book')] : []),
          mails,
        ];
  return (
    <Card
      component="section"
      ref={box}
      aria-labelledby={id}
      sx={{
        p: { xs: 2.5, sm: 3 },
        borderRadius: '20px',
        display: 'flex',
        flexDirection: 'column',
        ...(marked && { borderColor: 'primary.main', borderWidth: 2 }),
      }}
    >
      <Typography id={id} variant="h3" component="h2">
        {t(`names.${plan}`)}
      </Typography>
      {isAsked && <Chip label={asked} color="primary" variant="outlined" sx={{ mt: 1, alignSelf: 'start' }} />}
      <Box sx={{ mt: 1, mb: 2 }}>
        <PlanPrice price={price} currency={currency} />
        <Typography color="textSecondary" sx={{ mt: 1, textWrap: 'pretty' }}>
          {t(`suits.${plan}`, { guests: MOST_PASTED, photos: PLAN_LIMITS.premium.photos ?? 0 })}
        </Typography>
      </Box>
      <FeatureList lines={lines.filter((line) => line !== '')} />
      <Box sx={{ flex: 1, minHeight: standing === 'lower' ? 0 : 24 }} />
      {standing === 'current' && (
        <Button variant="outlined" disabled fullWidth>
          {t('current')}
        </Button>
      )}
      {from !== null && deducted > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          {t('deducted', { amount: formatPrice(deducted, currency, language), plan: t(`names.${from}`) })}
        </Typography>
      )}
      {standing === 'upgrade' && (
        <PayButton variant={quiet ? 'outlined' : 'contained'} fullWidth disabled={busy} waits={waits} onClick={onBuy}>
          {t('buy', { plan: t(`names.${plan}`) })}
        </PayButton>
      )}
    </Card>
  );
}
