import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Currency } from '@festlig/contracts/define';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language';
import { formatPrice } from '../../lib/format-price';
import { visuallyHidden } from '../../lib/visually-hidden';

interface PlanPriceProps {
  price: { amount: number; original: number | null };
  currency: Currency;
  /** Says too that it is paid once, where the page around it does not. */
  saysOnce?: boolean;
}

/** What a plan costs, with tax; a former price is crossed out (rule: plan-prices). */
export function PlanPrice({ price: { amount, original }, currency, saysOnce = false }: PlanPriceProps) {
  const { t } = useTranslation('plan');
  const language = useLanguage();
  const written = (money: number) => formatPrice(money, currency, language);
  return (
    <Typography sx={{ fontSize: '1.75rem', fontWeight: 600 }}>
      {original !== null && (
        <Typography component="s" color="textSecondary" sx={{ mr: 1, fontSize: '1.125rem' }}>
          <Box component="span" sx={visuallyHidden}>
            {t('before')}{' '}
          </Box>
          {written(original)}
        </Typography>
      )}
      {written(amount)}
      <Typography
        component="span"
        variant="body2"
        color="textSecondary"
        // The longer words have a line of their own.
        sx={saysOnce ? { display: 'block' } : { ml: 1 }}
      >
        {amount > 0 && t(saysOnce ? 'withTaxOnce' : 'withTax')}
      </Typography>
    </Typography>
  );
}
