import type { GalleryState } from '@festlig/contracts/media';
import { useTranslation } from 'react-i18next';
import { Countdown } from './Countdown';
import { GalleryMessage } from './GalleryMessage';

interface GalleryClosedProps {
  gallery: GalleryState;
  /** The party's time zone. */
  zone: string;
  onOpen: () => void;
}

/** Why a guest sees no photos (rules: photo-open, photo-open-later). */
export function GalleryClosed({ gallery: { uploads, opensAt, why }, zone, onOpen }: GalleryClosedProps) {
  const { t } = useTranslation('gallery');
  if (opensAt !== null) return <Countdown key={opensAt} opensAt={opensAt} zone={zone} onOpen={onOpen} />;
  if (why === 'plan' || why === 'off') return <GalleryMessage title={t('closed.off')} text={t('closed.offText')} />;
  return (
    <GalleryMessage title={t('closed.hostsOnly')} text={t(uploads ? 'closed.yoursOnlyText' : 'closed.hostsOnlyText')} />
  );
}
