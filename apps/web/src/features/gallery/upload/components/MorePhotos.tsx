import Box from '@mui/material/Box';
import type { Party } from '@festlig/contracts/party';
import { currencyOf } from '@festlig/domain/billing/prices';
import { UnlimitedPhotos } from '../../../../components/plan/UnlimitedPhotos';
import { useLanguage } from '../../../../i18n/use-language';
import { OFFER } from '../../model';

/** Sells a host what takes the limit away, where it is met (rule: photo-unlimited). */
export default function MorePhotos({ party }: { party: Party }) {
  return (
    <Box id={OFFER}>
      <UnlimitedPhotos party={party} currency={currencyOf(useLanguage())} on="photos" />
    </Box>
  );
}
