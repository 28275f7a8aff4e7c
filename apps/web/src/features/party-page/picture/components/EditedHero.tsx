import { type LaidOut, layoutOf } from '@festlig/domain/web/hero-image';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { InvitationHero } from '../../../../components/InvitationHero';
import { isLocal } from '../../../../lib/draft-picture';
import { useLocalFormats } from '../use-local-formats';

interface EditedHeroProps {
  party: LaidOut;
  title: ReactNode;
}

/** The hero picture while it is edited: that of a draft can be one that is only in this browser. */
export function EditedHero({ party, title }: EditedHeroProps) {
  const { heroImage } = party;
  const layout = layoutOf(party);
  return isLocal(heroImage) ? (
    <LocalHero key={heroImage} heroImage={heroImage} layout={layout} title={title} />
  ) : (
    <InvitationHero heroImage={heroImage} layout={layout} priority title={title} />
  );
}

interface LocalHeroProps {
  heroImage: string;
  layout: ReturnType<typeof layoutOf>;
  title: ReactNode;
}

/** With the look of a picture that has been sent. */
function LocalHero({ heroImage, layout, title }: LocalHeroProps) {
  const made = useLocalFormats(heroImage);
  const ground = (address: string) => ({ background: `url("${address}") 50% 30% / cover` });
  const image = (
    <Box
      data-local-hero={made && 'shown'}
      sx={{
        position: 'absolute',
        inset: 0,
        // The title can be read before it is there.
        background: '#4d423c',
        ...(made && {
          ...ground(layout === 'beside' ? made.upright : made.wide),
          '@container (max-width: 559.98px)': ground(made.upright),
        }),
      }}
    />
  );
  return <InvitationHero heroImage={heroImage} image={image} layout={layout} title={title} />;
}
