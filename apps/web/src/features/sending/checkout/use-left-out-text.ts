import { useTranslation } from 'react-i18next';
import type { LeftOut } from '../presend.model';
import { useSomeByName } from '../use-some-by-name';
import { useToPayText } from './use-tokens-price';

/**
 * Says who can only get a text and what that would cost, and who gets nothing at all: few by name, more by their number; undefined
 * when everybody gets something (rule: text-channel).
 */
export function useLeftOutText(): (left: LeftOut) => string | undefined {
  const { t } = useTranslation('checkout');
  const someByName = useSomeByName();
  const priceOf = useToPayText();
  return ({ guests, lost = [], texted, onlyText = [], toPay }) => {
    const said: string[] = [];
    if (texted > 0) {
      const told = { count: texted, price: priceOf(toPay), names: someByName(onlyText, texted) };
      said.push(t(onlyText.length > 0 ? 'channel.leftTextedNamed' : 'channel.leftTexted', told));
    }
    const count = guests - texted;
    if (count > 0) {
      const told = { count, names: someByName(lost, count) };
      said.push(t(lost.length > 0 ? 'channel.leftLostNamed' : 'channel.leftLost', told));
    }
    return said.join(' ') || undefined;
  };
}
