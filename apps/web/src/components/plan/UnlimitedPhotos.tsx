import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Currency } from '@festlig/contracts/define';
import type { Party } from '@festlig/contracts/party';
import { hasFeature } from '@festlig/domain/billing/features';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../i18n/use-language';
import { formatPrice } from '../../lib/format-price';
import { PayButton } from './PayButton';
import { PurchaseNotice } from './PurchaseNotice';
import { usePurchase } from './use-purchase';

interface UnlimitedPhotosProps {
  party: Party;
  currency: Currency;
  /** The page of the party on which it is sold. */
  on: 'plan' | 'photos';
}

/** What `paid` says in the address after the payment. */
const UNLIMITED_PHOTOS = 'unlimited_photos';

/** Sells photos without a limit to a party that can have photos, and has a limit (rule: payment-unlimited-photos). */
export function UnlimitedPhotos({ party, currency, on }: UnlimitedPhotosProps) {
  const { t } = useTranslation('plan');
  const language = useLanguage();
  const id = useId();
  const [query] = useSearchParams();
  const { state, waitsFor, buy, askAgain } = usePurchase(party, {
    cameBackWith: query.get('paid') === UNLIMITED_PHOTOS ? UNLIMITED_PHOTOS : undefined,
    hasArrived: ({ limits }) => limits.photos === null,
    backTo: on,
  });
  const { photos } = party.limits;
  const price = party.prices.unlimited_photos[currency];
  const isSold = photos !== null && hasFeature(party, 'photos');
  if (!isSold && state === 'none') return null;
  return (
    <Box sx={{ mt: 4 }}>
      {isSold && (
        <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2.5, sm: 3 }, borderRadius: '20px' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2.5 }}>
            <Box sx={{ flex: '1 1 280px' }}>
              <Typography id={id} variant="h3" component="h2">
                {t('unlimited.title')}
              </Typography>
              <Typography color="textSecondary" sx={{ mt: 1 }}>
                {t('unlimited.text', { count: photos })}
              </Typography>
            </Box>
            <Typography sx={{ fontSize: '1.5rem', fontWeight: 600 }}>
              {formatPrice(price.amount, currency, language)}
              <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1 }}>
                {t('withTax')}
              </Typography>
            </Typography>
            <PayButton
              variant="outlined"
              size="large"
              waits={waitsFor !== undefined}
              // The page of the payment (rule: payment-addresses).
              onClick={() => buy(UNLIMITED_PHOTOS, `/payment/unlimited_photos/${party.id}/${currency}`)}
            >
              {t('unlimited.buy')}
            </PayButton>
          </Box>
        </Card>
      )}
      {/* Below, so that the button stays where it is. */}
      <PurchaseNotice
        state={state}
        textOf={(now) =>
          now === 'waiting' || now === 'bought' || now === 'late' ? t(`unlimited.${now}`) : t(`purchase.${now}`)
        }
        onAskAgain={askAgain}
      />
    </Box>
  );
}
