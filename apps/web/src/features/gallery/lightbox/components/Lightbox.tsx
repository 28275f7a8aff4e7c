import type { Photo } from '@festlig/contracts/media';
import type { Party } from '@festlig/contracts/party';
import { photoAt } from '@festlig/domain/web/photo-image';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import Download from 'yet-another-react-lightbox/plugins/download';
import Share from 'yet-another-react-lightbox/plugins/share';
import { useDebounced } from '../../../../components/use-debounced';
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
  /** Called with the photo that is shown, once nobody leafs on. */
  onShown: (photoId: string) => void;
  onClose: () => void;
}

/** Milliseconds without another photo after which the address is that of the one shown: browsers refuse many changes at once. */
const SETTLED_MS = 300;

const largeOf = ({ src }: Pick<Photo, 'src'>) => photoAt(src, FULL_WIDTH, 'webp');

const slideOf = ({ id, src, width, height }: Photo, gallery: string) => {
  const shown = Math.min(FULL_WIDTH, width);
  const url = photoAt(src, 'full', 'jpg');
  return {
    src: largeOf({ src }),
    width: shown,
    height: Math.round((height * shown) / width),
    download: { url, filename: `festlig-${url.split('/').at(-3)}.jpg` },
    share: { url: `${location.origin}${gallery}?photo=${id}` },
  };
};

/** A photo in full size, and from it to those before and after (rule: photo-full-size). */
export default function Lightbox({ party, opened, known, filter, onShown, onClose }: LightboxProps) {
  const { t } = useTranslation('gallery');
  const { photos, index, nth, total, onView } = useWindow(party.id, opened, known, filter);
  const photo = photos[index];
  const gallery = useLocation().pathname;
  const settled = useDebounced(photo?.id, SETTLED_MS);
  useEffect(() => {
    if (settled !== undefined) onShown(settled);
  }, [settled, onShown]);
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
      slides={photos.map((each) => slideOf(each, gallery))}
      index={index}
      onView={onView}
      onClose={onClose}
      closesByBack={false}
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
          <SlideFrame photo={photos.find((each) => largeOf(each) === (slide as { src?: string }).src)}>
            {children}
          </SlideFrame>
        ),
      }}
    />
  );
}
