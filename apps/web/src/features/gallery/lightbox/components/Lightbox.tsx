import type { Photo } from '@festlig/contracts/media';
import type { Party } from '@festlig/contracts/party';
import { photoAt } from '@festlig/domain/web/photo-image';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import Download from 'yet-another-react-lightbox/plugins/download';
import Share from 'yet-another-react-lightbox/plugins/share';
import { FULL_WIDTH, type PhotoFilter } from '../../model';
import { type Known, useWindow } from '../use-window';
import { Caption } from './Caption';
import { Counter } from './Counter';
import { FullSize } from './FullSize';
import { PhotoButtons } from './PhotoButtons';
import { SlideFrame } from './SlideFrame';

interface LightboxProps {
  party: Party;
  /** The photo that was opened; it is one of the known ones. */
  opened: string;
  known: Known;
  /** Those to which it leads. */
  filter: PhotoFilter;
  onClose: () => void;
}

const slideOf = ({ src, width, height }: Photo) => {
  const shown = Math.min(FULL_WIDTH, width);
  const url = photoAt(src, 'full', 'jpg');
  return {
    src: photoAt(src, FULL_WIDTH, 'webp'),
    width: shown,
    height: Math.round((height * shown) / width),
    download: { url, filename: `festlig-${url.split('/').at(-3)}.jpg` },
    share: { url: location.origin + url },
  };
};

/** A photo in full size, and from it to those before and after (rule: photo-full-size). */
export default function Lightbox({ party, opened, known, filter, onClose }: LightboxProps) {
  const { t } = useTranslation('gallery');
  const { photos, index, nth, total, onView } = useWindow(party.id, opened, known, filter);
  const photo = photos[index];
  const isGone = photo === undefined;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  if (!photo) return null;
  return (
    <FullSize
      words={{
        name: t('full.name'),
        all: t('full.photos'),
        slide: t('full.slide'),
        previous: t('full.previous'),
        next: t('full.next'),
        close: t('full.close'),
      }}
      slides={photos.map(slideOf)}
      index={index}
      onView={onView}
      onClose={onClose}
      plugins={[Download, Share]}
      buttons={[<PhotoButtons key="photo" party={party} photo={photo} />, 'share', 'download']}
      controls={
        <>
          <Counter>{t('full.of', { nth, total })}</Counter>
          <Caption photo={photo} zone={party.zone} />
        </>
      }
      render={{
        slideContainer: ({ slide, children }) => (
          <SlideFrame photo={photos.find((each) => slideOf(each).src === (slide as { src?: string }).src)}>
            {children}
          </SlideFrame>
        ),
      }}
    />
  );
}
