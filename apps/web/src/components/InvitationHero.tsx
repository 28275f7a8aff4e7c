import { type Box as Place, TITLE_BOXES } from '@festlig/domain/media/title-box';
import { heroTone, isUprightBeside, type layoutOf, titlePlace } from '@festlig/domain/web/hero-image';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import css from './hero.module.css';
import { HeroImage, type HeroSize } from './HeroImage';

interface InvitationHeroProps {
  heroImage: string | null;
  /** A FittedTitle, or the field that edits it. */
  title: ReactNode;
  /** In place of the picture at its address. */
  image?: ReactNode;
  size?: HeroSize;
  /** Where the page has its title. */
  layout?: ReturnType<typeof layoutOf>;
  priority?: boolean;
}

const placedIn = ({ wide, upright }: Record<'wide' | 'upright', Place>) =>
  ({ '--upright': insetOf(upright), '--wide': insetOf(wide) }) as CSSProperties;
const insetOf = ({ top, side, bottom }: Place) => `${top * 100}% ${side * 100}% ${bottom * 100}%`;

/**
 * The picture with the title where it is calm, in a readable colour (rule: title-on-calm), and at the foot of a host's own, which goes
 * over into the deep accent there (rule: own-hero-clear); or beside or below the picture, as the layout says. Sizes follow its box (container queries), so
 * that a sample, a preview and the page look the same.
 */
export function InvitationHero({
  heroImage,
  title,
  image,
  layout = 'on',
  size,
  priority = false,
}: InvitationHeroProps) {
  const place = titlePlace(heroImage);
  const isOn = layout === 'on';
  const isPhoto = place === 'under';
  return (
    <div className={css['box']}>
      <div className={classNames(css['frame'], isOn ? isPhoto && css['photo'] : css['clear'])}>
        {image ?? (
          <HeroImage
            src={heroImage}
            size={size ?? (isUprightBeside(heroImage, layout) ? 'upright' : 'page')}
            priority={priority}
            className={classNames(css['filling'], !isOn && css[place])}
          />
        )}
        <div
          data-on-picture={isOn || undefined}
          className={classNames(css['place'], isOn && css[heroTone(heroImage)])}
          style={isOn && !isPhoto ? placedIn(TITLE_BOXES[place]) : undefined}
        >
          {title}
        </div>
      </div>
    </div>
  );
}
