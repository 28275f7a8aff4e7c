import Button from '@mui/material/Button';
import type { GalleryAccess } from '@festlig/domain/media/gallery-access';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePartyRef } from '../../../api/party';

interface OpenToGuestsProps {
  why: GalleryAccess['why'];
  variant: 'contained' | 'outlined';
}

/** Leads a host to what lets guests do more in the gallery: its settings, or the plans (rule: photo-plan-told). */
export function OpenToGuests({ why, variant }: OpenToGuestsProps) {
  const { t } = useTranslation('gallery-editor');
  const to = why === 'plan' ? 'plan?for=photos' : 'settings#photos';
  return (
    <Button component={Link} to={`/${usePartyRef()}/${to}`} variant={variant} sx={{ my: 0.5 }}>
      {t(why === 'plan' ? 'guests.seePlans' : why === 'off' ? 'guests.open' : 'guests.change')}
    </Button>
  );
}
