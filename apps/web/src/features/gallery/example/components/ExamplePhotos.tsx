import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import balloons from './balloons.webp';
import candles from './candles.webp';
import lanterns from './lanterns.webp';
import lights from './lights.webp';
import peonies from './peonies.webp';

/** Each with its width and height in pixels; on a phone they are two rows of two, without the last. */
const PHOTOS = [
  { name: 'lights', src: lights, width: 540, height: 360 },
  { name: 'candles', src: candles, width: 240, height: 360 },
  { name: 'peonies', src: peonies, width: 270, height: 360 },
  { name: 'lanterns', src: lanterns, width: 480, height: 360 },
  { name: 'balloons', src: balloons, width: 540, height: 360 },
] as const;

/** What a gallery looks like, for a host who has none: parts of our own drawings, which are files of the product (rule: photo-plan-told). */
export function ExamplePhotos() {
  const { t } = useTranslation('gallery-editor');
  return (
    <Box component="figure" sx={rows}>
      <Chip component="figcaption" size="small" label={t('example.label')} sx={label} />
      {PHOTOS.map(({ name, src, width, height }) => (
        <Box
          key={name}
          component="img"
          alt={t(`example.${name}`)}
          {...{ src, width, height }}
          sx={{ flex: `${width / height} 1 ${(width / height) * LOW}px`, aspectRatio: `${width} / ${height}` }}
        />
      ))}
    </Box>
  );
}

/** Pixels that a row is high at least: on the narrowest phone two photos are beside each other too. */
const LOW = 120;

const rows = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  maxWidth: 920,
  m: 0,
  mx: 'auto',
  mb: 3.5,
  '& > img': { display: 'block', minWidth: 0, height: 'auto', objectFit: 'cover', borderRadius: '8px' },
  '& > img:last-of-type': { display: { xs: 'none', sm: 'block' } },
} as const;
const label = {
  position: 'absolute',
  top: 10,
  left: 10,
  bgcolor: 'background.paper',
  color: 'text.primary',
  fontWeight: 600,
} as const;
