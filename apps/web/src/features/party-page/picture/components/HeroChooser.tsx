import ImageIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { Lettering, PartyType } from '@festlig/contracts/party';
import { lazy, Suspense, useState } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useHeroImages } from '../../../../api/hero-images';
import { ErrorState } from '../../../../components/ErrorState';
import { RowsSkeleton } from '../../../../components/Loading';
import { patiently } from '../../../../lib/patiently';
import { visuallyHidden } from '../../../../lib/visually-hidden';
import { HeroGroups } from './HeroGroups';
import { Dialog } from '../../../../components/Dialog';
import { useIsPhone } from '../../../../components/use-is-phone';

/** Cropping is loaded when a host first chooses a picture. */
const OwnPicture = lazy(patiently(() => import('./OwnPicture')));
const DraftPicture = lazy(patiently(() => import('./DraftPicture')));

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
  const { data, error, refetch, painting } = useHeroImages({ skip: !open });
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
            <Suspense fallback={<RowsSkeleton />}>
              <DraftPicture onChoose={choose} onCropping={setCropping} />
            </Suspense>
          ) : (
            <Suspense fallback={<RowsSkeleton />}>
              <OwnPicture partyId={partyId} chosen={input.value} onChoose={choose} onCropping={setCropping} />
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
              isUpright={isPhone}
              onChoose={choose}
            />
          )}
          {!isCropping &&
            !data &&
            (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <RowsSkeleton />)}
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
