import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Feature, Party } from '@festlig/contracts/party';
import { featuresOfPlan, lowestPlanWith } from '@festlig/domain/billing/features';
import { plansBelow } from '@festlig/domain/billing/plans';
import { currencyOf } from '@festlig/domain/billing/prices';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetBalanceQuery } from '../../api/billing';
import { useLanguage } from '../../i18n/use-language';
import { formatPrice } from '../../lib/format-price';
import { Dialog } from '../Dialog';
import { FeatureList } from './FeatureList';
import { PlanPrice } from './PlanPrice';

interface PlanSheetProps {
  feature: Feature;
  party: Pick<Party, 'id' | 'sid' | 'slug'>;
  open: boolean;
  onClose: () => void;
}

/**
 * Says which plan has the feature, what it costs, what else it gives and which cheaper plan gives that too, and
 * leads to the plan page, which leads back (rules: premium-features, import-on-pro, plan-way-back).
 */
export function PlanSheet({ feature, party, open, onClose }: PlanSheetProps) {
  const { t } = useTranslation('plan');
  const { t: appT } = useTranslation();
  const id = useId();
  const plan = lowestPlanWith(feature);
  const below = plansBelow(plan).at(-1) ?? 'free';
  const language = useLanguage();
  const currency = currencyOf(language);
  const { data, isError } = useGetBalanceQuery({ partyId: party.id }, { skip: !open });
  const others = featuresOfPlan(plan)
    .filter((other) => other !== feature)
    .map((other) => t(`features.${other}`));
  const also = () => {
    if (below === 'free') return t('sheet.also');
    const words = { plan: t(`names.${below}`) };
    if (!data) return t('sheet.alsoAllOf', words);
    const price = formatPrice(data.prices[below][currency].amount, currency, language);
    return t('sheet.alsoAllFor', { ...words, price });
  };
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{t(`sheet.titles.${feature}`, { plan: t(`names.${plan}`) })}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1.5 }}>{t(`about.${feature}`)}</Typography>
        {data ? (
          <PlanPrice price={data.prices[plan][currency]} currency={currency} saysOnce />
        ) : (
          !isError && <Skeleton width={180} height={48} />
        )}
        <Typography sx={{ mt: 2, mb: 1, fontWeight: 600 }}>{also()}</Typography>
        <FeatureList lines={others} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{appT('action.close')}</Button>
        <Button component={Link} to={`/${party.slug ?? party.sid}/plan?for=${feature}`} variant="contained">
          {t('sheet.choose')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
