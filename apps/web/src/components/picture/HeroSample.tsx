import { TITLE_BOXES } from '@festlig/domain/media/title-box';
import { TONES } from '@festlig/domain/media/tones';
import { drawnPlace, heroTone } from '@festlig/domain/web/hero-image';
import { titleFontOf, type Typeface, wordSpaceOf } from '@festlig/domain/web/typefaces';
import Box from '@mui/material/Box';
import { HeroImage } from '../HeroImage';

const percent = (share: number) => `${share * 100}%`;

interface HeroSampleProps {
  image: string;
  title: string;
  typeface: Typeface;
  /** As phones show it. */
  isUpright: boolean;
}

/**
 * A drawing in small, as an invitation shows it: whole, with the title where it stands. It is decoration beside words that name
 * the picture or the party, so its letters may be too small to be read.
 */
export function HeroSample({ image, title, typeface, isUpright }: HeroSampleProps) {
  const place = drawnPlace(image);
  const { top, side, bottom } = TITLE_BOXES[place][isUpright ? 'upright' : 'wide'];
  const [red, green, blue] = TONES[heroTone(image)].text;
  // As the page sizes a title that no script measures, in percent of the picture's width.
  const longest = Math.max(1, ...title.split(/[\s-]+/).map((word) => word.length));
  const [whole, word, most] = isUpright ? [41, 103, 12] : [29, 87, 6.5];
  const size = Math.min(whole / Math.sqrt(Math.max(1, title.length)), word / longest, most);
  // The thumbnail, which is wide, of a frame is a part of it.
  const file = isUpright ? 'upright' : place === 'within' ? 'wide' : 'thumb';
  return (
    <Box
      aria-hidden
      sx={{ position: 'relative', aspectRatio: isUpright ? '10 / 11' : '16 / 9', containerType: 'inline-size' }}
    >
      <HeroImage src={image} size={file} style={{ position: 'absolute', inset: 0 }} />
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
          wordSpacing: wordSpaceOf(typeface),
        }}
      >
        {title}
      </Box>
    </Box>
  );
}
