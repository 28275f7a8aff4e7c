import { heroTone, UPRIGHT_BELOW } from '@festlig/domain/web/hero-image';
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
  light: { color: 'text.primary', textShadow: '0 0 28px rgba(255, 250, 240, 0.9)' },
  dark: { color: '#fffaf0', textShadow: '0 1px 24px rgba(20, 12, 10, 0.45)' },
} as const;

/**
 * The picture with the title in its calm middle, in a readable colour. Sizes follow its box (container queries), so
 * that a sample, a preview and the page look the same.
 */
export function InvitationHero({ heroImage, title, size = 'page', priority = false, children }: InvitationHeroProps) {
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
            inset: '22% 11% 15%',
            textAlign: 'center',
            [WIDE_BOX]: { inset: '24% 28% 15%' },
          }}
        >
          {title}
        </Box>
        {children}
      </Box>
    </Box>
  );
}
