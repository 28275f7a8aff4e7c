import Modal from '@mui/material/Modal';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Photo } from '@festlig/contracts/media';
import type { Party } from '@festlig/contracts/party';
import { photoAt } from '@festlig/domain/web/photo-image';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import YetAnotherLightbox, { type ControllerRef } from 'yet-another-react-lightbox';
import Download from 'yet-another-react-lightbox/plugins/download';
import Share from 'yet-another-react-lightbox/plugins/share';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { dialogOpened } from '../../../../lib/open-dialogs';
import { FULL_WIDTH, type PhotoFilter } from '../../model';
import { type Known, useWindow } from '../use-window';
import { Caption } from './Caption';
import { Counter } from './Counter';
import { PhotoButtons } from './PhotoButtons';
import { SlideFrame } from './SlideFrame';

/** Photos on each side of the one shown that are loaded before they are asked for. */
const PRELOADED = 2;

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

/** A photo in full size, and from it to those before and after, by keyboard, swipe and pinch (rule: photo-full-size). */
export default function Lightbox({ party, opened, known, filter, onClose }: LightboxProps) {
  const { t } = useTranslation('gallery');
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  // Two fingers do it there.
  const isTouch = useMediaQuery('(hover: none)');
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const controller = useRef<ControllerRef>(null);
  const { photos, index, nth, total, onView } = useWindow(party.id, opened, known, filter);
  const photo = photos[index];
  const close = () => (controller.current ? controller.current.close() : onClose());
  // Back closes the photo and not the gallery.
  useEffect(() => dialogOpened(() => controller.current?.close()), []);
  const isGone = photo === undefined;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  if (!photo) return null;
  return (
    <Modal open hideBackdrop onClose={close}>
      <div ref={setRoot} tabIndex={-1} style={{ outline: 'none' }}>
        {root && (
          <YetAnotherLightbox
            open
            close={onClose}
            index={index}
            slides={photos.map(slideOf)}
            plugins={[Zoom, Download, Share]}
            portal={{ root }}
            noScroll={{ disabled: true }}
            carousel={{ finite: true, preload: PRELOADED, padding: 0, spacing: '8%' }}
            animation={isStill ? { fade: 0, swipe: 0, zoom: 0 } : { fade: 150, swipe: 180, zoom: 150 }}
            controller={{ ref: controller, closeOnPullDown: true, closeOnBackdropClick: true, closeOnEscape: false }}
            on={{ view: (view) => onView(view.index) }}
            zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true }}
            toolbar={{
              buttons: [<PhotoButtons key="photo" party={party} photo={photo} />, 'share', 'download', 'zoom', 'close'],
            }}
            labels={{
              Lightbox: t('full.name'),
              Carousel: t('full.carousel'),
              'Photo gallery': t('full.photos'),
              Slide: t('full.slide'),
              '{index} of {total}': t('full.nth'),
              Previous: t('full.previous'),
              Next: t('full.next'),
              'Zoom in': t('full.zoomIn'),
              'Zoom out': t('full.zoomOut'),
              Download: t('full.download'),
              Share: t('full.share'),
              Close: t('full.close'),
            }}
            render={{
              slideContainer: ({ slide, children }) => (
                <SlideFrame photo={photos.find((each) => slideOf(each).src === (slide as { src?: string }).src)}>
                  {children}
                </SlideFrame>
              ),
              iconLoading: () => null,
              controls: () => (
                <>
                  <Counter nth={nth} total={total} />
                  <Caption photo={photo} zone={party.zone} />
                </>
              ),
              ...(isTouch && { buttonZoom: () => null }),
            }}
            styles={LOOK}
          />
        )}
      </div>
    </Modal>
  );
}

/** White on ink, so that it is seen on a light photo as well. */
const ARROW = {
  padding: '10px',
  margin: '0 8px',
  borderRadius: '50%',
  backgroundColor: 'rgb(28 23 21 / 0.5)',
  filter: 'none',
} as const;

/** Ink instead of black; large targets; icons as large as our own among them. */
const LOOK = {
  root: {
    '--yarl__icon_size': '24px',
    '--yarl__color_backdrop': '#1c1715',
    '--yarl__button_padding': '10px',
    '--yarl__color_button': 'rgb(255 253 250 / 0.86)',
    '--yarl__color_button_active': '#fff',
    '--yarl__button_filter': 'drop-shadow(0 1px 3px rgb(0 0 0 / 0.7))',
  },
  navigationPrev: ARROW,
  navigationNext: ARROW,
} as const;
