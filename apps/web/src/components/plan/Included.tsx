import type { Feature, Party } from '@festlig/contracts/party';
import { lowestPlanWith } from '@festlig/domain/billing/features';
import { currencyOf } from '@festlig/domain/billing/prices';
import { useTranslation } from 'react-i18next';
import { useGetBalanceQuery } from '../../api/billing';
import { useLanguage } from '../../i18n/use-language';
import { formatPrice } from '../../lib/format-price';

/**
 * Names the plan that has a feature, and what it costs this party; the plan alone until the price is known
 * (rule: premium-features).
 */
export function Included({ feature, party }: { feature: Feature; party: Pick<Party, 'id'> }) {
  const { t } = useTranslation('plan');
  const language = useLanguage();
  const currency = currencyOf(language);
  const { data } = useGetBalanceQuery({ partyId: party.id });
  const plan = lowestPlanWith(feature);
  const words = { feature: t(`features.${feature}`), plan: t(`names.${plan}`) };
  if (!data) return t('includedIn', words);
  return t('included', { ...words, price: formatPrice(data.prices[plan][currency].amount, currency, language) });
}
