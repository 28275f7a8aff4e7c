import { type LaidOut, layoutOf } from '@festlig/domain/web/hero-image';
import type { ReactNode } from 'react';
import { InvitationHero } from '../../../../components/InvitationHero';
import { isLocal } from '../../../../lib/draft-picture';
import { useLocalFormats } from '../use-local-formats';
import { LocalHero } from './LocalHero';

interface EditedHeroProps {
  party: LaidOut;
  title: ReactNode;
}

/** The hero picture while it is edited: that of a draft can be one that is only in this browser. */
export function EditedHero({ party, title }: EditedHeroProps) {
  const { heroImage } = party;
  return isLocal(heroImage) ? (
    <DraftHero key={heroImage} party={party} title={title} />
  ) : (
    <InvitationHero heroImage={heroImage} layout={layoutOf(party)} priority title={title} />
  );
}

const DraftHero = ({ party, title }: EditedHeroProps) => (
  <LocalHero party={party} made={useLocalFormats(party.heroImage)} title={title} />
);
