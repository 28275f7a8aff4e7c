import { type Box as Place, TITLE_BOXES } from '@festlig/domain/media/title-box';
import { heroShade, heroTone, titlePlace } from '@festlig/domain/web/hero-image';
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
  priority?: boolean;
}

const insetOf = ({ top, side, bottom }: Place) => `${top * 100}% ${side * 100}% ${bottom * 100}%`;

/**
 * The picture with the title where it is calm, in a readable colour (rule: title-on-calm). Sizes follow its box (container queries), so
 * that a sample, a preview and the page look the same.
 */
export function InvitationHero({ heroImage, title, image, size = 'page', priority = false }: InvitationHeroProps) {
  const place = titlePlace(heroImage);
  const { wide, upright } = TITLE_BOXES[place];
  return (
    <div className={css['box']}>
      <div className={css['frame']}>
        {image ?? <HeroImage src={heroImage} size={size} priority={priority} className={css['filling']} />}
        <div
          className={classNames(
            css['place'],
            css[heroTone(heroImage) === 'dark' ? 'onDark' : 'onLight'],
            place === 'foot' && css['onPhoto'],
          )}
          style={
            { '--upright': insetOf(upright), '--wide': insetOf(wide), '--shade': heroShade(heroImage) } as CSSProperties
          }
        >
          {title}
        </div>
      </div>
    </div>
  );
}
