import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { usePartyRef } from '../../../../api/party';
import { touchTarget } from '../../../../lib/touch-target';
import { type Quote, toPay } from '../order.model';
import { useTokensPrice } from '../use-tokens-price';

/**
 * What the texts of a send cost, what the tokens on the account pay of it, and what is left to pay (rules: tokens-needed,
 * token-price).
 */
export function QuoteTable({ quote }: { quote: Quote }) {
  const { t } = useTranslation('checkout');
  const partyRef = usePartyRef();
  const missing = toPay(quote);
  const priceOf = useTokensPrice();
  const used = quote.tokens - missing;
  const tokens =
    used === quote.account ? t('quote.tokens', { count: used }) : t('quote.tokensOf', { used, count: quote.account });
  // Where no tokens pay for some of it, the price is what is to pay.
  const paid = [
    { name: t('texts', { count: quote.texts }), value: priceOf(quote.tokens) },
    {
      name: (
        <Link component={RouterLink} to={`/${partyRef}/plan`} sx={touchTarget}>
          {t('quote.account')}
        </Link>
      ),
      value: t('quote.used', { price: priceOf(used), tokens }),
    },
  ];
  const lines = [
    ...(quote.account > 0 ? paid : []),
    {
      name: t('quote.toPay'),
      value: missing === 0 ? t('quote.nothing') : t('quote.price', { price: priceOf(missing) }),
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

const list = { m: 0, mt: 1, fontVariantNumeric: 'tabular-nums' } as const;
const row = { display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.75 } as const;
const sum = { borderTop: 1, borderColor: 'divider', fontWeight: 600 } as const;
