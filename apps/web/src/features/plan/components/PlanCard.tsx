import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Currency } from '@festlig/contracts/define';
import type { Plan } from '@festlig/contracts/party';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language';
import { visuallyHidden } from '../../../lib/visually-hidden';
import { formatPrice, type CardState } from '../model';

/** What is there today; a plan gets its own features here on the day they work. */
const FEATURES = {
  free: ['page', 'list', 'mail', 'replies'],
  premium: ['all'],
  pro: ['allOfPremium'],
} as const satisfies Record<Plan, readonly string[]>;

interface PlanCardProps {
  plan: Plan;
  state: CardState;
  price: { amount: number; original: number | null };
  currency: Currency;
  busy: boolean;
  onUpgrade: () => void;
}

/** One plan: what it is for, what it costs, what is in it. */
export function PlanCard({ plan, state, price, currency, busy, onUpgrade }: PlanCardProps) {
  const { t } = useTranslation('plan');
  const language = useLanguage();
  const money = (amount: number) => formatPrice(amount, currency, language);
  const name = t(`names.${plan}`);
  return (
    <Card
      component="section"
      aria-label={name}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        p: 3,
        ...(state === 'current' ? { borderColor: 'primary.main', boxShadow: 'inset 0 0 0 1px #a5303f' } : {}),
      }}
    >
      <Typography variant="h3" component="h2">
        {name}
      </Typography>
      <Typography color="text.secondary">{t(`for.${plan}`)}</Typography>
      <Box sx={{ my: 2, minHeight: { xs: 0, md: 66 } }}>
        <Typography variant="h2" component="p">
          {money(price.amount)}
          {price.original !== null && (
            <Box component="s" sx={{ ml: 1, fontSize: '1.125rem', color: 'text.secondary' }}>
              <Box component="span" sx={visuallyHidden}>
                {t('was', { price: money(price.original) })}
              </Box>
              <span aria-hidden="true">{money(price.original)}</span>
            </Box>
          )}
        </Typography>
        {price.amount > 0 && (
          <Typography variant="body2" color="text.secondary">
            {t('tax')}
          </Typography>
        )}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 3, p: 0, flex: 1 }}>
        {FEATURES[plan].map((feature) => (
          <Box key={feature} component="li" sx={{ display: 'flex', gap: 1, py: 0.5 }}>
            <Check fontSize="small" color="success" sx={{ mt: 0.4 }} />
            {t(`features.${feature}`)}
          </Box>
        ))}
        {plan !== 'free' && (
          <Typography component="li" variant="body2" color="textSecondary" sx={{ pt: 1 }}>
            {t('same')}
          </Typography>
        )}
      </Box>
      {state === 'upgrade' ? (
        <Button variant="contained" disabled={busy} onClick={onUpgrade}>
          {t('upgrade', { plan: name })}
        </Button>
      ) : (
        <Button variant="outlined" disabled>
          {t(state)}
        </Button>
      )}
    </Card>
  );
}
