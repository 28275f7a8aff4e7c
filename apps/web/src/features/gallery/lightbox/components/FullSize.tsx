import Modal from '@mui/material/Modal';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import YetAnotherLightbox, {
  type ControllerRef,
  type LightboxExternalProps,
  type Slide,
} from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { dialogOpened } from '../../../../lib/open-dialogs';
import { Scrim } from './Scrim';

/** Slides on each side of the one shown that are loaded before they are asked for. */
const PRELOADED = 2;

interface FullSizeProps {
  /** What is said of it to who cannot see it. */
  words: Record<'name' | 'all' | 'slide' | 'previous' | 'next' | 'close', string>;
  slides: Slide[];
  index: number;
  onView: (index: number) => void;
  onClose: () => void;
  /** False where it has an address of its own, which Back leaves. */
  closesByBack?: boolean;
  /** Besides enlarging. */
  plugins?: NonNullable<LightboxExternalProps['plugins']>;
  /** In the bar, before those that enlarge and close. */
  buttons?: NonNullable<LightboxExternalProps['toolbar']>['buttons'];
  zoom?: LightboxExternalProps['zoom'];
  /** Over the slide. */
  controls: ReactNode;
  render: Pick<NonNullable<LightboxExternalProps['render']>, 'slide' | 'slideContainer'>;
}

/** Slides as large as the screen, from each to those before and after, by keyboard, swipe and pinch; Escape closes it, and so does Back. */
export function FullSize(props: FullSizeProps) {
  const {
    words,
    slides,
    index,
    onView,
    onClose,
    closesByBack = true,
    plugins = [],
    buttons = [],
    zoom,
    controls,
    render,
  } = props;
  const { t } = useTranslation('gallery');
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  // Two fingers do it there.
  const isTouch = useMediaQuery('(hover: none)');
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const controller = useRef<ControllerRef>(null);
  const close = () => (controller.current ? controller.current.close() : onClose());
  // Back closes the slide and not what is below.
  useEffect(() => (closesByBack ? dialogOpened(() => controller.current?.close()) : undefined), [closesByBack]);
  return (
    <Modal open hideBackdrop onClose={close}>
      <div ref={setRoot} tabIndex={-1} style={{ outline: 'none' }}>
        {root && (
          <YetAnotherLightbox
            open
            close={onClose}
            index={index}
            slides={slides}
            plugins={[Zoom, ...plugins]}
            portal={{ root }}
            noScroll={{ disabled: true }}
            carousel={{ finite: true, preload: PRELOADED, padding: 0, spacing: '8%' }}
            animation={isStill ? { fade: 0, swipe: 0, zoom: 0 } : { fade: 150, swipe: 180, zoom: 150 }}
            controller={{ ref: controller, closeOnPullDown: true, closeOnBackdropClick: true, closeOnEscape: false }}
            on={{ view: (view) => onView(view.index) }}
            zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true, ...zoom }}
            toolbar={{ buttons: [...buttons, 'zoom', 'close'] }}
            labels={{
              Lightbox: words.name,
              Carousel: t('full.carousel'),
              'Photo gallery': words.all,
              Slide: words.slide,
              '{index} of {total}': t('full.nth'),
              Previous: words.previous,
              Next: words.next,
              'Zoom in': t('full.zoomIn'),
              'Zoom out': t('full.zoomOut'),
              Download: t('full.download'),
              Share: t('full.share'),
              Close: words.close,
            }}
            render={{
              ...render,
              iconLoading: () => null,
              controls: () => (
                <>
                  <Scrim edge="top" style={{ height: 96 }} />
                  {controls}
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
  // Above what lies over the slide.
  toolbar: { zIndex: 1 },
  navigationPrev: ARROW,
  navigationNext: ARROW,
} as const;
