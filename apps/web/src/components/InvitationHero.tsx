import { type Box as Place, TITLE_BOXES } from '@festlig/domain/media/title-box';
import { heroTone, titlePlace, UPRIGHT_BELOW } from '@festlig/domain/web/hero-image';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { HeroImage, type HeroSize } from './HeroImage';

interface InvitationHeroProps {
  heroImage: string | null;
  /** A FittedTitle, or the field that edits it. */
  title: ReactNode;
  size?: HeroSize;
  priority?: boolean;
  /** Elements over the picture, such as an edit button. */
  children?: ReactNode;
}

const WIDE_BOX = `@container (min-width: ${UPRIGHT_BELOW}px)`;
const ON_PICTURE = {
  light: { color: 'text.primary', textShadow: '0 0 28px rgba(255, 250, 240, 0.9)', '--veil': '#fffaf0e0' },
  dark: { color: '#fffaf0', textShadow: '0 1px 24px rgba(20, 12, 10, 0.45)', '--veil': '#18100ed0' },
} as const;

const insetOf = ({ top, side, bottom }: Place) => `${top * 100}% ${side * 100}% ${bottom * 100}%`;

/**
 * The picture with the title where it is calm, in a readable colour (rule: title-on-calm). Sizes follow its box (container queries), so
 * that a sample, a preview and the page look the same.
 */
export function InvitationHero({ heroImage, title, size = 'page', priority = false, children }: InvitationHeroProps) {
  const { wide, upright } = TITLE_BOXES[titlePlace(heroImage)];
  return (
    <Box sx={{ containerType: 'inline-size', position: 'relative', overflow: 'hidden', borderRadius: 'inherit' }}>
      <Box
        sx={{
          position: 'relative',
          aspectRatio: '10 / 11',
          [WIDE_BOX]: { aspectRatio: '16 / 9' },
        }}
      >
        <HeroImage src={heroImage} size={size} priority={priority} sx={{ position: 'absolute', inset: 0 }} />
        <Box
          sx={{
            ...ON_PICTURE[heroTone(heroImage)],
            position: 'absolute',
            inset: insetOf(upright),
            textAlign: 'center',
            [WIDE_BOX]: { inset: insetOf(wide) },
            // A title that has no room there even at its smallest has nearly the whole picture, under a veil.
            '&:has([data-over])': { inset: '13% 7% 11%' },
          }}
        >
          {title}
        </Box>
        {children}
      </Box>
    </Box>
  );
}
