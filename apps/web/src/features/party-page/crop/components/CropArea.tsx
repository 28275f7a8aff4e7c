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
  /** Shown at its foot, where the page will have it; null where the title is not on it. */
  title: string | null;
  /** The typeface of the title. */
  font: string;
  onPart: (part: Area) => void;
}

const MOST = 4;

/** As on the page, which gets dark to its foot (rule: own-hero-clear). */
const atFoot = {
  position: 'absolute',
  inset: 0,
  m: 'auto',
  p: '5%',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  overflow: 'hidden',
  background: 'linear-gradient(#0000 45%, #140c0a99 75%)',
  color: '#fffaf0',
  lineHeight: 1.1,
  textAlign: 'center',
  pointerEvents: 'none',
} as const;

/** One format of a picture: moved by dragging or with the arrow keys, enlarged by pinching or with the slider. */
export function CropArea({ src, format, part, title, font, onPart }: CropAreaProps) {
  const { t } = useTranslation('page-editor');
  const label = useId();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [size, setSize] = useState({ width: 0, height: 0 });
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
          setCropSize={setSize}
          onCropComplete={({ x, y, width, height }) =>
            onPart(rounded({ x: x / 100, y: y / 100, width: width / 100, height: height / 100 }))
          }
          mediaProps={{ alt: '' }}
          cropperProps={{ 'aria-label': `${t('own.crop')}: ${t(`own.${format}`)}`, role: 'application' }}
        />
        {title !== null && (
          <Box aria-hidden style={{ ...size, fontSize: size.width / 11, fontFamily: font }} sx={atFoot}>
            {title}
          </Box>
        )}
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
