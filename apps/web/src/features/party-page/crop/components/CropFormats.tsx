import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { CropFormat } from '@festlig/domain/media/crop-area';
import type { layoutOf } from '@festlig/domain/web/hero-image';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallButton } from '../../../../components/form/CallButton';
import { DialogFoot } from '../../../../components/DialogFoot';
import { ErrorText } from '../../../../components/ErrorText';
import type { Cropping } from '../use-crop';
import { CropArea } from './CropArea';

/** What choosing a photo needs of the page that gets it. */
export interface PhotoChoice {
  /** The title, its typeface, and where the page will have it with a photo that is tall or not. */
  placed: (isTall: boolean) => { title: string; font: string; place: ReturnType<typeof layoutOf> };
  onChoose: (heroImage: string, isTall: boolean) => void;
  /** While a crop is chosen, nothing else of the dialog is shown. */
  onCropping: (isCropping: boolean) => void;
}

interface CropFormatsProps extends ReturnType<PhotoChoice['placed']> {
  src: string;
  cropping: Cropping;
  onBack: () => void;
}

/** Chooses the part of a picture for each format, first for the upright one, which pages show most (rule: own-hero). */
export function CropFormats({ src, cropping, title, font, place, onBack }: CropFormatsProps) {
  const { t } = useTranslation(['page-editor', 'picture']);
  const [format, setFormat] = useState<CropFormat>('upright');
  const isTouch = useMediaQuery('(pointer: coarse)');
  const { parts, setPart, make, isMaking, broken, problem } = cropping;
  return (
    <Box component="section" aria-label={t('own.crop')}>
      <Typography variant="h6" component="h3">
        {t('own.crop')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {t(isTouch ? 'own.cropTouch' : 'own.cropKeys')} {t(`own.titleAt.${place}`)}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        aria-label={t('own.format')}
        value={format}
        onChange={(_event, pressed: CropFormat | null) => pressed && setFormat(pressed)}
        sx={{ mb: 1.5 }}
      >
        <ToggleButton value="upright">{t('own.upright')}</ToggleButton>
        <ToggleButton value="wide">{t('own.wide')}</ToggleButton>
      </ToggleButtonGroup>
      {/* Each format begins anew where its part was left. */}
      <CropArea
        key={format}
        src={src}
        format={format}
        part={parts[format]}
        title={place === 'on' ? title : null}
        font={font}
        onPart={(part) => setPart(format, part)}
      />
      <DialogFoot>
        {problem && (
          <Alert severity="error" sx={{ width: '100%' }}>
            <ErrorText of={problem} />
          </Alert>
        )}
        <Typography role="status" variant="body2" color="textSecondary" sx={{ mr: 'auto', alignSelf: 'center' }}>
          {isMaking && t(broken ? 'picture:waiting' : 'own.making')}
        </Typography>
        <Button onClick={onBack}>{t('own.back')}</Button>
        <CallButton variant="contained" running={isMaking} onClick={make}>
          {t('own.use')}
        </CallButton>
      </DialogFoot>
    </Box>
  );
}
