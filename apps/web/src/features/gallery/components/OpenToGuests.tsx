import Button from '@mui/material/Button';
import type { Party } from '@festlig/contracts/party';
import type { GalleryAccess } from '@festlig/domain/media/gallery-access';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePartyRef } from '../../../api/party';
import { useOpenGallery } from '../editing/use-open-gallery';

interface OpenToGuestsProps {
  party: Party;
  why: GalleryAccess['why'];
  variant: 'contained' | 'outlined';
}

/** What lets guests do more in the gallery: it is opened at once; the plans and the other settings are elsewhere (rules: photo-plan-told, photo-opened-here). */
export function OpenToGuests({ party, why, variant }: OpenToGuestsProps) {
  const { t } = useTranslation('gallery-editor');
  const partyRef = usePartyRef();
  const open = useOpenGallery(party);
  if (why === 'off') {
    return (
      <Button onClick={() => void open(true)} variant={variant} sx={{ my: 0.5 }}>
        {t('guests.open')}
      </Button>
    );
  }
  const to = why === 'plan' ? 'plan?for=photos' : 'settings#photos';
  return (
    <Button component={Link} to={`/${partyRef}/${to}`} variant={variant} sx={{ my: 0.5 }}>
      {t(why === 'plan' ? 'guests.seePlans' : 'guests.change')}
    </Button>
  );
}
