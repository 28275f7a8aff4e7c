import type { Currency } from '@festlig/contracts/define';

/** An amount in minor units, as the reader writes it: 149 kr., €19.90. */
export const formatPrice = (amount: number, currency: Currency, language: 'da' | 'en'): string =>
  new Intl.NumberFormat(language === 'da' ? 'da-DK' : 'en-GB', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount / 100);
