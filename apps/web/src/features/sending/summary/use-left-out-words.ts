import { useTranslation } from 'react-i18next';
import type { LeftOut } from '../presend.model';

/** How many get nothing of a send of mails: those whom a text would reach are not called unreachable (rule: audience-before-text). */
export function useLeftOutWords() {
  const { t } = useTranslation('checkout');
  return ({ guests, texted }: Pick<LeftOut, 'guests' | 'texted'>): string =>
    [texted > 0 && t('onlyText', { count: texted }), guests > texted && t('missed', { count: guests - texted })]
      .filter(Boolean)
      .join(' · ');
}
