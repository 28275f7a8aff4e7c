import Button from '@mui/material/Button';
import type { GalleryAccess } from '@festlig/domain/media/gallery-access';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePartyRef } from '../../../api/party';

interface OpenToGuestsProps {
  why: GalleryAccess['why'];
  variant: 'contained' | 'outlined';
}

/** Leads a host to the settings that say what guests can do in the gallery. */
export function OpenToGuests({ why, variant }: OpenToGuestsProps) {
  const { t } = useTranslation('gallery-editor');
  return (
    <Button component={Link} to={`/${usePartyRef()}/settings#photos`} variant={variant} sx={{ my: 0.5 }}>
      {t(why === 'off' ? 'guests.open' : 'guests.change')}
    </Button>
  );
}
