import type { Party } from '@festlig/contracts/party';
import { layoutOf } from '@festlig/domain/web/hero-image';
import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useState } from 'react';
import { InvitationHero } from '../../../../components/InvitationHero';
import { draftPicture, isLocal } from '../../../../lib/draft-picture';
import { partOf } from '../../../../components/picture/read-picture';

interface EditedHeroProps {
  party: Pick<Party, 'heroImage' | 'themeName' | 'layout'>;
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

/** Makes both formats; calls `show` with their addresses. Returns a function that ends it. */
function makeFormats(heroImage: string, show: (made: { wide: string; upright: string }) => void): () => void {
  const made: string[] = [];
  let isWanted = true;
  const addressOf = (part: Blob | null) => {
    const address = part === null ? '' : URL.createObjectURL(part);
    made.push(address);
    return address;
  };
  const make = async () => {
    const { file, parts } = (await draftPicture(heroImage)) ?? {};
    if (!file || !parts) return;
    const [wide, upright] = await Promise.all([
      partOf(file, 'wide', parts.wide),
      partOf(file, 'upright', parts.upright),
    ]);
    if (isWanted) show({ wide: addressOf(wide), upright: addressOf(upright) });
  };
  // A picture that the browser has lost leaves the coloured paper.
  make().catch(() => undefined);
  return () => {
    isWanted = false;
    made.forEach((address) => URL.revokeObjectURL(address));
  };
}

interface LocalHeroProps {
  heroImage: string;
  layout: ReturnType<typeof layoutOf>;
  title: ReactNode;
}

/** With the look of a picture that has been sent. */
function LocalHero({ heroImage, layout, title }: LocalHeroProps) {
  const [made, setMade] = useState<{ wide: string; upright: string }>();
  useEffect(() => makeFormats(heroImage, setMade), [heroImage]);
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
