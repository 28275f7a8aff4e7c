import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Currency } from '@festlig/contracts/define';
import { tokensPrice } from '@festlig/domain/billing/prices';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { usePartyRef } from '../../../../api/party';
import { useLanguage } from '../../../../i18n/use-language';
import { formatPrice } from '../../../../lib/format-price';
import { touchTarget } from '../../../../lib/touch-target';
import { type Quote, toPay } from '../order.model';

/** What the texts of a send cost: tokens needed, on the account, and to pay for (rules: tokens-needed, token-price). */
export function QuoteTable({ quote, currency }: { quote: Quote; currency: Currency }) {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const partyRef = usePartyRef();
  const missing = toPay(quote);
  const price = formatPrice(tokensPrice(missing, currency), currency, language);
  const lines = [
    { name: t('quote.texts'), value: t('quote.tokens', { count: quote.tokens }) },
    {
      name: (
        <Link component={RouterLink} to={`/${partyRef}/plan`} sx={touchTarget}>
          {t('quote.account')}
        </Link>
      ),
      value: t('quote.tokens', { count: quote.account }),
    },
    {
      name: t('quote.toPay'),
      value: missing === 0 ? t('quote.nothing') : t('quote.price', { count: missing, price }),
    },
  ];
  return (
    <Box component="dl" sx={list}>
      {lines.map(({ name, value }, index) => (
        <Box key={index} sx={index === lines.length - 1 ? { ...row, ...sum } : row}>
          <Box component="dt" sx={{ flex: 'none' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const list = { m: 0, fontVariantNumeric: 'tabular-nums' } as const;
const row = { display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.75 } as const;
const sum = { borderTop: 1, borderColor: 'divider', fontWeight: 600 } as const;
