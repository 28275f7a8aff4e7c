import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language';
import type { LeftOut } from '../presend.model';
import { useToPayText } from './use-tokens-price';

/** Says how many guests get nothing, or the first of them by name, and what a text to them would cost; undefined when everybody gets something (rule: text-channel). */
export function useLeftOutText(): (left: LeftOut) => string | undefined {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const priceOf = useToPayText();
  const lostText = (guests: number, names: readonly string[]) => {
    if (names.length === 0) return t('channel.leftLost', { count: guests });
    const others = guests - names.length;
    const named = others > 0 ? [...names, t('shared.others', { count: others })] : names;
    return t('channel.leftLostNamed', { count: guests, names: new Intl.ListFormat(language).format(named) });
  };
  return ({ guests, names = [], texted, toPay }) => {
    if (guests === 0) return undefined;
    const price = priceOf(toPay);
    if (texted === 0) return lostText(guests, names);
    if (texted >= guests) return t('channel.leftTexted', { count: texted, price });
    return t('channel.left', {
      count: guests,
      texted: t('channel.texted', { count: texted, price }),
      lost: t('channel.lost', { count: guests - texted }),
    });
  };
}
