import ImageIcon from '@mui/icons-material/ImageOutlined';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useHeroImages } from '../../../../api/hero-images';
import { ErrorState } from '../../../../components/ErrorState';
import { RowsSkeleton } from '../../../../components/Loading';
import { HeroGroups } from './HeroGroups';
import { Dialog } from '../../../../components/Dialog';

/** The button on the picture, and the dialog with the pictures by group. */
export function HeroChooser() {
  const { t } = useTranslation(['page-editor', 'app']);
  const [open, setOpen] = useState(false);
  const { input } = useField<string | null>('heroImage');
  const { data, error, refetch, painting } = useHeroImages({ skip: !open });
  const close = () => setOpen(false);
  const choose = (image: string) => {
    input.onChange(image);
    close();
  };
  return (
    <>
      <Button
        variant="contained"
        color="secondary"
        startIcon={<ImageIcon />}
        onClick={() => setOpen(true)}
        sx={{ position: 'absolute', top: 16, right: 16 }}
      >
        {t('hero')}
      </Button>
      <Dialog open={open} onClose={close} maxWidth="md" fullWidth aria-labelledby="hero-chooser">
        <DialogTitle id="hero-chooser">{t('heroTitle')}</DialogTitle>
        <DialogContent>
          {painting && (
            <Typography role="status" color="textSecondary" sx={{ mb: 2 }}>
              {t('heroPainting')}
            </Typography>
          )}
          {data && <HeroGroups groups={data} chosen={input.value} onChoose={choose} />}
          {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <RowsSkeleton />)}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('app:action.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
