import { isUprightBeside, type LaidOut, layoutOf, UPRIGHT_SCREENS } from '@festlig/domain/web/hero-image';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { InvitationHero } from '../../../../components/InvitationHero';
import type { Formats } from '../use-local-formats';

interface LocalHeroProps {
  party: LaidOut;
  /** Undefined until they are made. */
  made: Formats | undefined;
  title: ReactNode;
  /** Said on the picture, away from the title. */
  note?: ReactNode;
}

/** A hero picture that is only in this browser, as the page shows it when it has been sent (rule: own-picture-of-draft). */
export function LocalHero({ party, made, title, note }: LocalHeroProps) {
  const { heroImage } = party;
  const layout = layoutOf(party);
  const isUpright = isUprightBeside(heroImage, layout);
  const image = (
    // The title can be read before it is there.
    <Box sx={{ position: 'absolute', inset: 0, overflow: 'hidden', background: '#4d423c', '& img': filling }}>
      {made && (
        <picture>
          {!isUpright && <source media={UPRIGHT_SCREENS} srcSet={made.upright} />}
          <img data-local-hero="shown" src={isUpright ? made.upright : made.wide} alt="" />
        </picture>
      )}
      {note && (
        <Box
          sx={{
            position: 'absolute',
            left: 16,
            right: { xs: 16, sm: 'auto' },
            [layout === 'on' ? 'top' : 'bottom']: 16,
          }}
        >
          {note}
        </Box>
      )}
    </Box>
  );
  return <InvitationHero heroImage={heroImage} image={image} layout={layout} title={title} />;
}

/** As the page has a photo (hero.module.css). */
const filling = {
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'top',
} as const;
