import { TITLE_BOXES } from '@festlig/domain/media/title-box';
import { TONES } from '@festlig/domain/media/tones';
import { drawnPlace, heroTone } from '@festlig/domain/web/hero-image';
import { titleFontOf, type Typeface } from '@festlig/domain/web/typefaces';
import Box from '@mui/material/Box';
import { HeroImage } from '../../../../components/HeroImage';

const percent = (share: number) => `${share * 100}%`;

/**
 * A drawing in small, as wide screens show it: whole, with the title where it will stand. It is decoration beside the
 * picture's name, so its letters may be too small to be read.
 */
export function HeroSample({ image, title, typeface }: { image: string; title: string; typeface: Typeface }) {
  const place = drawnPlace(image);
  const { top, side, bottom } = TITLE_BOXES[place].wide;
  const [red, green, blue] = TONES[heroTone(image)].text;
  // As the page sizes a title that no script measures, in percent of the picture's width.
  const longest = Math.max(1, ...title.split(/[\s-]+/).map((word) => word.length));
  const size = Math.min(29 / Math.sqrt(Math.max(1, title.length)), 87 / longest, 6.5);
  return (
    <Box aria-hidden sx={{ position: 'relative', aspectRatio: '16 / 9', containerType: 'inline-size' }}>
      {/* The thumbnail of a frame is a part of it. */}
      <HeroImage src={image} size={place === 'within' ? 'wide' : 'thumb'} style={{ position: 'absolute', inset: 0 }} />
      <Box
        sx={{
          position: 'absolute',
          inset: [top, side, bottom].map(percent).join(' '),
          display: 'grid',
          alignContent: 'center',
          overflow: 'hidden',
          textAlign: 'center',
          textWrap: 'balance',
          color: `rgb(${red}, ${green}, ${blue})`,
          font: titleFontOf(typeface, '1px'),
          fontVariant: 'lining-nums',
          fontSize: `${size}cqi`,
        }}
      >
        {title}
      </Box>
    </Box>
  );
}
