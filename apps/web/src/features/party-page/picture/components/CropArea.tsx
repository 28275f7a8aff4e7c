import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { type Area, CROP_ASPECTS, type CropFormat, rounded } from '@festlig/domain/media/crop-area';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from 'react-i18next';

interface CropAreaProps {
  src: string;
  format: CropFormat;
  part: Area;
  onPart: (part: Area) => void;
}

const MOST = 4;

/** One format of a picture: moved by dragging or with the arrow keys, enlarged by pinching or with the slider. */
export function CropArea({ src, format, part, onPart }: CropAreaProps) {
  const { t } = useTranslation('page-editor');
  const label = useId();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [first] = useState(part);
  const percent = { x: first.x * 100, y: first.y * 100, width: first.width * 100, height: first.height * 100 };
  return (
    <>
      <Box sx={{ position: 'relative', height: { xs: 300, sm: 380 }, borderRadius: '12px', overflow: 'hidden' }}>
        <Cropper
          image={src}
          crop={place}
          zoom={zoom}
          maxZoom={MOST}
          aspect={CROP_ASPECTS[format]}
          initialCroppedAreaPercentages={percent}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={({ x, y, width, height }) =>
            onPart(rounded({ x: x / 100, y: y / 100, width: width / 100, height: height / 100 }))
          }
          mediaProps={{ alt: '' }}
          cropperProps={{ 'aria-label': `${t('own.crop')}: ${t(`own.${format}`)}`, role: 'application' }}
        />
      </Box>
      <Box sx={{ px: 1.5, pt: 1, display: 'flex', alignItems: 'center', gap: 2.5 }}>
        <Typography component="span" variant="body2" color="textSecondary" id={label} sx={{ whiteSpace: 'nowrap' }}>
          {t('own.zoom')}
        </Typography>
        <Slider
          aria-labelledby={label}
          min={1}
          max={MOST}
          step={0.05}
          value={zoom}
          onChange={(_event, value) => setZoom(value)}
          // MUI's own height for fingers, also where the pointer is a mouse.
          sx={{ py: 2.5 }}
        />
      </Box>
    </>
  );
}
