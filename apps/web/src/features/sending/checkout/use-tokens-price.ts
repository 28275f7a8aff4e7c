import { currencyOf, tokensPrice } from '@festlig/domain/billing/prices';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language';
import { formatPrice } from '../../../lib/format-price';

/** Says what tokens that are still to be paid for cost, or that there is nothing to pay (rule: price-shown). */
export function useTokensPrice(): (toPay: number) => string {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const currency = currencyOf(language);
  return (toPay) =>
    toPay === 0 ? t('channel.nothing') : formatPrice(tokensPrice(toPay, currency), currency, language);
}
