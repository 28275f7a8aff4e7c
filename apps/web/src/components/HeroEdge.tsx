import { titlePlace } from '@festlig/domain/web/hero-image';
import { classNames } from '../lib/class-names';
import css from './hero.module.css';
import { HeroImage } from './HeroImage';

interface HeroEdgeProps {
  heroImage: string | null;
  className?: string | undefined;
}

/**
 * The edge of a drawing at which something is drawn, the upper one of most, from the file that the page has loaded already. Nothing of a
 * host's own picture, which is shown as it is (rule: own-hero-clear).
 */
export function HeroEdge({ heroImage, className }: HeroEdgeProps) {
  const place = titlePlace(heroImage);
  return heroImage && place !== 'under' ? (
    <HeroImage src={heroImage} className={classNames(className, css['edge'], css[place])} />
  ) : null;
}
