import { currencyOf, tokensPrice } from '@festlig/domain/billing/prices';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language';
import { formatPrice } from '../../../lib/format-price';

/** Says what tokens cost in money, in the currency of the page's language (rule: price-shown). */
export function useTokensPrice(): (tokens: number) => string {
  const language = useLanguage();
  const currency = currencyOf(language);
  return (tokens) => formatPrice(tokensPrice(tokens, currency), currency, language);
}

/** Says what tokens that are still to be paid for cost, or that there is nothing to pay (rule: price-shown). */
export function useToPayText(): (toPay: number) => string {
  const { t } = useTranslation('checkout');
  const priceOf = useTokensPrice();
  return (toPay) => (toPay === 0 ? t('channel.nothing') : priceOf(toPay));
}
