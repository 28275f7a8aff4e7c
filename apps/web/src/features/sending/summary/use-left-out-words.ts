import { useTranslation } from 'react-i18next';
import type { LeftOut } from '../presend.model';

/**
 * How many get nothing of a send of mails: those whom a text would reach are not called unreachable, and in the bar on a phone in
 * fewer words (rules: audience-before-text, send-in-reach).
 */
export function useLeftOutWords() {
  const { t } = useTranslation('checkout');
  return ({ guests, texted }: Pick<LeftOut, 'guests' | 'texted'>, isShort = false): string =>
    [
      texted > 0 && t(isShort ? 'bar.onlyText' : 'onlyText', { count: texted }),
      guests > texted && t('missed', { count: guests - texted }),
    ]
      .filter(Boolean)
      .join(' · ');
}
