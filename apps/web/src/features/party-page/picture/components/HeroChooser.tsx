import ImageIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { Lettering, Party, PartyType } from '@festlig/contracts/party';
import { isOwn, layoutOf } from '@festlig/domain/web/hero-image';
import { lookOf } from '@festlig/domain/web/look';
import { TYPEFACES } from '@festlig/domain/web/typefaces';
import { lazy, Suspense, useState } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useHeroImages } from '../../../../api/hero-images';
import { ErrorState } from '../../../../components/ErrorState';
import { patiently } from '../../../../lib/patiently';
import { visuallyHidden } from '../../../../lib/visually-hidden';
import { layoutWithPhoto } from '../../look/layouts.model';
import { HeroGroups } from './HeroGroups';
import { HeroTilesSkeleton } from './HeroTile';
import { OwnPartSkeleton } from './OwnPart';
import { Dialog } from '../../../../components/Dialog';
import { useIsPhone } from '../../../../components/use-is-phone';
import type { PhotoChoice } from '../../crop/components/CropFormats';

/** Cropping is loaded when a host first chooses a picture. */
const OwnPicture = lazy(patiently(() => import('./OwnPicture')));
const DraftPicture = lazy(patiently(() => import('./DraftPicture')));

/** Any photo of a host: where its title is does not depend on which one it is. */
const PHOTO = '/media/images/photo.jpg';

interface HeroChooserProps {
  /** Absent for a draft, whose own picture is kept in this browser. */
  partyId?: string | undefined;
  type: PartyType;
  /** The page waits for the chosen picture. */
  isLoading: boolean;
}

/** The button at the picture, and the dialog with the pictures by group. */
export function HeroChooser({ partyId, type, isLoading }: HeroChooserProps) {
  const { t } = useTranslation(['page-editor', 'app']);
  const [open, setOpen] = useState(false);
  const { input } = useField<string | null>('heroImage');
  const { input: lettering } = useField<Lettering>('lettering', { subscription: { value: true } });
  const { input: title } = useField<string>('title', { subscription: { value: true } });
  const { input: themeName } = useField<Party['themeName']>('themeName', { subscription: { value: true } });
  const { input: layout } = useField<Party['layout']>('layout', { subscription: { value: true } });
  const { data, error, refetch, painting } = useHeroImages({ skip: !open });
  // What is chosen afterwards leaves it here (rule: own-hero-offered).
  const [ownPhoto, setOwnPhoto] = useState(() => (isOwn(input.value) ? input.value : null));
  const [isCropping, setCropping] = useState(false);
  const isPhone = useIsPhone();
  const close = () => {
    setCropping(false);
    setOpen(false);
  };
  const choose = (image: string) => {
    input.onChange(image);
    close();
  };
  const now = { heroImage: input.value || null, themeName: themeName.value, layout: layout.value };
  const photo: PhotoChoice = {
    placed: (isTall) => ({
      title: title.value,
      font: TYPEFACES[
        lookOf({ heroImage: PHOTO, type, lettering: lettering.value, colour: 'picture', title: title.value }).typeface
      ],
      place: layoutOf({ ...now, heroImage: PHOTO, layout: layoutWithPhoto(now, isTall) }),
    }),
    onChoose: (image, isTall) => {
      layout.onChange(layoutWithPhoto(now, isTall));
      setOwnPhoto(image);
      choose(image);
    },
    onCropping: setCropping,
  };
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {isLoading && t('heroLoading')}
      </Box>
      <Button
        color="inherit"
        startIcon={isLoading ? <CircularProgress aria-hidden size={20} color="inherit" /> : <ImageIcon />}
        onClick={() => setOpen(true)}
      >
        {t('hero')}
      </Button>
      <Dialog open={open} onClose={close} maxWidth="lg" fullWidth fullScreen={isPhone} aria-labelledby="hero-chooser">
        <DialogTitle id="hero-chooser">{t('heroTitle')}</DialogTitle>
        {/* What has the focus or is led to stands below the ways to the groups. */}
        <DialogContent sx={{ scrollPaddingTop: 64 }}>
          {partyId === undefined ? (
            <Suspense fallback={<OwnPartSkeleton />}>
              <DraftPicture {...photo} />
            </Suspense>
          ) : (
            <Suspense fallback={<OwnPartSkeleton />}>
              <OwnPicture partyId={partyId} chosen={input.value} {...photo} />
            </Suspense>
          )}
          {!isCropping && painting && (
            <Typography role="status" color="textSecondary" sx={{ mb: 2 }}>
              {t('heroPainting')}
            </Typography>
          )}
          {!isCropping && data && (
            <HeroGroups
              groups={data}
              type={type}
              title={title.value}
              lettering={lettering.value}
              chosen={input.value}
              photo={ownPhoto}
              isUpright={isPhone}
              onChoose={choose}
            />
          )}
          {!isCropping &&
            !data &&
            (error ? (
              <ErrorState error={error} onRetry={() => void refetch()} />
            ) : (
              <HeroTilesSkeleton isUpright={isPhone} />
            ))}
        </DialogContent>
        {!isCropping && (
          <DialogActions>
            <Button onClick={close}>{t('app:action.close')}</Button>
          </DialogActions>
        )}
      </Dialog>
    </>
  );
}
