import { useTranslation } from 'react-i18next';
import type { LeftOut } from '../presend.model';
import { useSomeByName } from '../use-some-by-name';
import { useToPayText } from './use-tokens-price';

/**
 * Says how many guests get nothing, what a text to them would cost, and the first of those by name whom no text would reach
 * either; undefined when everybody gets something (rule: text-channel).
 */
export function useLeftOutText(): (left: LeftOut) => string | undefined {
  const { t } = useTranslation('checkout');
  const someByName = useSomeByName();
  const priceOf = useToPayText();
  return ({ guests, lost = [], texted, toPay }) => {
    if (guests === 0) return undefined;
    const price = priceOf(toPay);
    if (texted >= guests) return t('channel.leftTexted', { count: texted, price });
    const count = guests - texted;
    const names = someByName(lost, count);
    if (texted === 0) {
      return lost.length > 0 ? t('channel.leftLostNamed', { count, names }) : t('channel.leftLost', { count });
    }
    const told = { count: guests, texted: t('channel.texted', { count: texted, price }) };
    return lost.length > 0
      ? t('channel.leftNamed', { ...told, names })
      : t('channel.left', { ...told, lost: t('channel.lost', { count }) });
  };
}
