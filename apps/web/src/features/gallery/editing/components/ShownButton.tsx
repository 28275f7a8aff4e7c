import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import type { Photo } from '@festlig/contracts/media';
import { useTranslation } from 'react-i18next';
import { useShown } from '../use-shown';

/** Shows the photo in full size to the guests, or hides it (rule: photo-toggle). */
export default function ShownButton({ partyId, photo }: { partyId: string; photo: Photo }) {
  const { t } = useTranslation('gallery-editor');
  const setShown = useShown(partyId);
  return (
    <button
      type="button"
      className="yarl__button"
      role="switch"
      aria-checked={photo.public}
      aria-label={t('shown')}
      title={t(photo.public ? 'hide' : 'show')}
      onClick={() => void setShown(photo, !photo.public)}
    >
      {photo.public ? <Visibility /> : <VisibilityOff />}
    </button>
  );
}
