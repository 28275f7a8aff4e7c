import type { Party } from '@festlig/contracts/party';
import { currencyOf } from '@festlig/domain/billing/prices';
import { UnlimitedPhotos } from '../../../../components/plan/UnlimitedPhotos';
import { useLanguage } from '../../../../i18n/use-language';

/** Sells a host what takes the limit away, where it is met (rule: photo-unlimited). */
export default function MorePhotos({ party }: { party: Party }) {
  return <UnlimitedPhotos party={party} currency={currencyOf(useLanguage())} on="photos" />;
}
