import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined';
import Camera from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { GalleryState } from '@festlig/contracts/media';
import type { Party } from '@festlig/contracts/party';
import { isEditor } from '@festlig/domain/party/is-editor';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnloadWarning } from '../../../../components/use-unload-warning';
import { patiently } from '../../../../lib/patiently';
import { progressOf } from '../progress.model';
import { useArrivals, useRoom } from '../use-arrivals';
import { useFileDrop } from '../use-file-drop';
import { useUploader } from '../use-uploader';
import { NameStep } from './NameStep';
import { PhotoInput } from './PhotoInput';
import { RoomLeft } from './RoomLeft';
import { Tray } from './Tray';

/** Loaded with the first look: many guests never take a photo back. */
const OwnPhotos = lazy(patiently(() => import('./OwnPhotos')));

interface UploadAreaProps {
  party: Party;
  gallery: GalleryState;
  /** The gallery; photos can be dropped anywhere on it. */
  children: ReactNode;
}

/** The gallery with what uploads to it: one button at the foot, and how far the photos are (rule: photo-upload). */
export function UploadArea({ party, gallery, children }: UploadAreaProps) {
  const { t } = useTranslation('photo-upload');
  const partyId = party.id;
  const { uploads, queue, own, usesName, needsName, keepName } = useUploader(party);
  const [chooser, setChooser] = useState<HTMLInputElement | null>(null);
  const [camera, setCamera] = useState<HTMLInputElement | null>(null);
  // A computer opens the same dialog for both.
  const isTouch = useMediaQuery('(pointer: coarse)');
  const [asks, setAsks] = useState<'choose' | 'take' | 'save'>();
  const [showsOwn, setShowsOwn] = useState(false);
  const hasFiles = queue.files.length > 0;
  const mayAdd = gallery.uploads && gallery.left !== 0;
  const isHeld = queue.hold?.error.code === 'name_required';
  const asksName = isHeld || asks !== undefined;
  const over = useFileDrop(mayAdd, uploads.add);
  useUnloadWarning(progressOf(queue).isSending);
  useArrivals(queue);
  // Hosts' payments change the party; guests are told of a limit by the gallery, and only while it is met.
  const isHost = isEditor(party);
  useRoom(uploads, isHost ? party.limits.photos : gallery.limit);
  const open = (how: 'choose' | 'take') => (how === 'choose' ? chooser : camera)?.click();
  const begin = (how: 'choose' | 'take') => (needsName ? setAsks(how) : open(how));
  const takeName = (name: string) => {
    setAsks(undefined);
    keepName(name);
    // Within the click, so that the browser opens the dialog.
    if (asks !== undefined && asks !== 'save' && !isHeld) open(asks);
  };
  return (
    <Box sx={isHost ? column : inOverlay.area}>
      <Box sx={{ flex: 1 }}>
        {children}
        <RoomLeft party={party} gallery={gallery} />
      </Box>
      {over && (
        <Box sx={dropFrame}>
          <Typography variant="h3" component="p" color="primary">
            {t('drop')}
          </Typography>
        </Box>
      )}
      <PhotoInput ref={setChooser} onFiles={uploads.add} />
      {isTouch && <PhotoInput ref={setCamera} isCamera onFiles={uploads.add} />}
      {(mayAdd || hasFiles || own.ids.length > 0) && (
        <Box sx={isHost ? foot : inOverlay.foot} data-bottom-bar={isHost || undefined}>
          {(hasFiles || asksName) && (
            <Box sx={panel}>
              {asksName && (
                <NameStep
                  name={own.name}
                  next={isHeld ? 'send' : (asks ?? 'choose')}
                  onName={takeName}
                  onCancel={isHeld ? undefined : () => setAsks(undefined)}
                />
              )}
              {hasFiles && <Tray queue={queue} uploads={uploads} />}
            </Box>
          )}
          <Box sx={buttons}>
            {mayAdd && !asksName && (
              <Button
                variant="contained"
                size="large"
                startIcon={<AddPhoto />}
                onClick={() => begin('choose')}
                sx={wide}
              >
                {t(own.ids.length > 0 ? 'more' : 'share')}
              </Button>
            )}
            {mayAdd && !asksName && isTouch && (
              <IconButton
                color="inherit"
                aria-label={t('take')}
                title={t('take')}
                onClick={() => begin('take')}
                sx={round}
              >
                <Camera />
              </IconButton>
            )}
            {own.ids.length > 0 && (
              <Button
                variant="outlined"
                size="large"
                color="inherit"
                onClick={() => setShowsOwn(true)}
                sx={{ ...wide, bgcolor: 'background.default' }}
              >
                {t('own.open')}
              </Button>
            )}
          </Box>
          {mayAdd && !asksName && !hasFiles && usesName && own.name !== '' && (
            <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
              {t('name.from', { name: own.name })}
              <Button size="small" color="inherit" onClick={() => setAsks('save')}>
                {t('name.change')}
              </Button>
            </Typography>
          )}
        </Box>
      )}
      {showsOwn && (
        <Suspense fallback={null}>
          <OwnPhotos partyId={partyId} own={own} uploads={uploads} onClose={() => setShowsOwn(false)} />
        </Suspense>
      )}
    </Box>
  );
}

const column = { display: 'flex', flexDirection: 'column' } as const;
/** Stays at the foot of the window while the photos are scrolled below it. */
const foot = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  pt: 4,
  pb: 'max(16px, env(safe-area-inset-bottom))',
  background: 'linear-gradient(to top, var(--paper) calc(100% - 32px), transparent)',
};
/** Over the invitation: as far as the edges of the window, with the room that is kept around other contents. */
const inOverlay = {
  area: { ...column, minHeight: { xs: 'calc(100% + 32px)', sm: 'calc(100% + 40px)' }, mb: { xs: -4, sm: -5 } },
  // Measured from inside that room.
  foot: { ...foot, bottom: { xs: -32, sm: -40 }, mx: { xs: -2, sm: -4 }, px: { xs: 2, sm: 4 } },
};
const panel = {
  maxWidth: 560,
  mx: 'auto',
  mb: 2,
  p: { xs: 2, sm: 2.5 },
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '20px',
  boxShadow: '0 8px 32px rgba(42, 35, 32, 0.12)',
};
const buttons = { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 };
/** Both fit beside each other on a phone. */
const wide = { px: { xs: 2.25, sm: 3.5 } };
/** As high as the buttons beside it. */
const round = { width: 52, height: 52, border: 1, borderColor: 'currentcolor', bgcolor: 'background.default' };
const dropFrame = {
  position: 'fixed',
  inset: 12,
  zIndex: 'tooltip',
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  bgcolor: 'color-mix(in srgb, var(--paper) 86%, transparent)',
  border: '2px dashed',
  borderColor: 'primary.main',
  borderRadius: '20px',
};
