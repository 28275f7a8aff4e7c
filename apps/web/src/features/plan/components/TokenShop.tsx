import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Currency } from '@festlig/contracts/define';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language';
import { formatPrice, tokenAmount } from '../model';

interface TokenShopProps {
  tokens: number;
  /** Minor units of `currency` for one token. */
  price: number;
  currency: Currency;
  busy: boolean;
  onBuy: (amount: number) => void;
}

/** The balance of message tokens, and a small way to buy more. */
export function TokenShop({ tokens, price, currency, busy, onBuy }: TokenShopProps) {
  const { t } = useTranslation('plan');
  const language = useLanguage();
  const [text, setText] = useState('50');
  const [pressed, setPressed] = useState(false);
  const amount = tokenAmount(text);
  const invalid = amount === undefined && pressed;
  const total =
    amount === undefined ? '' : t('tokens.total', { price: formatPrice(amount * price, currency, language) });
  return (
    <Card component="section" aria-labelledby="tokens-title" sx={{ p: 3, mt: 4 }}>
      <Typography variant="h3" component="h2" id="tokens-title">
        {t('tokens.title')}
      </Typography>
      <Typography color="text.secondary">{t('tokens.text')}</Typography>
      <Typography variant="h4" component="p" sx={{ my: 2 }}>
        {t('tokens.balance', { count: tokens })}
      </Typography>
      <Box
        component="form"
        noValidate
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          setPressed(true);
          if (amount !== undefined) onBuy(amount);
        }}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}
      >
        <TextField
          label={t('tokens.amount')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={invalid}
          helperText={
            invalid ? t('tokens.invalid') : t('tokens.each', { price: formatPrice(price, currency, language) })
          }
          sx={{ width: 260 }}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
        />
        <Typography role="status" sx={{ py: 1.75, minWidth: 120, fontWeight: 600 }}>
          {total}
        </Typography>
        <Button type="submit" variant="outlined" disabled={busy} sx={{ my: 0.75 }}>
          {t('tokens.buy')}
        </Button>
      </Box>
    </Card>
  );
}
