import { currencyOf, tokensPrice } from '@festlig/domain/billing/prices';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language';
import { formatPrice } from '../../../lib/format-price';
import type { LeftOut } from '../presend.model';

/** Says how many guests get nothing, and what a text to them would cost; undefined when everybody gets something (rule: text-channel). */
export function useLeftOutText(): (left: LeftOut) => string | undefined {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const currency = currencyOf(language);
  return ({ guests, texted, toPay }) => {
    const price = toPay === 0 ? t('channel.nothing') : formatPrice(tokensPrice(toPay, currency), currency, language);
    if (guests === 0) return undefined;
    if (texted === 0) return t('channel.leftLost', { count: guests });
    if (texted >= guests) return t('channel.leftTexted', { count: texted, price });
    return t('channel.left', {
      count: guests,
      texted: t('channel.texted', { count: texted, price }),
      lost: t('channel.lost', { count: guests - texted }),
    });
  };
}
