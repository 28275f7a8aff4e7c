import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language';

/** Names some of the guests and says how many others there are: "Anne, Bo og 3 andre". `guests`: how many there are in all. */
export function useSomeByName(): (names: readonly string[], guests: number) => string {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  return (names, guests) => {
    const others = guests - names.length;
    const all = others > 0 ? [...names, t('shared.others', { count: others })] : names;
    return new Intl.ListFormat(language).format(all);
  };
}
