import { useTranslation } from 'react-i18next';
import type { LeftOut } from '../presend.model';
import { useToPayText } from './use-tokens-price';

/** Says how many guests get nothing, and what a text to them would cost; undefined when everybody gets something (rule: text-channel). */
export function useLeftOutText(): (left: LeftOut) => string | undefined {
  const { t } = useTranslation('checkout');
  const priceOf = useToPayText();
  return ({ guests, texted, toPay }) => {
    if (guests === 0) return undefined;
    const price = priceOf(toPay);
    if (texted === 0) return t('channel.leftLost', { count: guests });
    if (texted >= guests) return t('channel.leftTexted', { count: texted, price });
    return t('channel.left', {
      count: guests,
      texted: t('channel.texted', { count: texted, price }),
      lost: t('channel.lost', { count: guests - texted }),
    });
  };
}
