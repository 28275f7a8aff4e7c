import { HERO_FORMATS, heroIn, heroThumb, heroUpright, UPRIGHT_SCREENS } from '@festlig/domain/web/hero-image';
import type { CSSProperties } from 'react';
import { classNames } from '../lib/class-names';
import css from './hero.module.css';

/**
 * `thumb` for cards and choosers, `upright` for a box that is always narrow, `wide` for the whole picture on any screen,
 * `page` for the full page.
 */
export type HeroSize = 'thumb' | 'upright' | 'wide' | 'page';
const PATHS: Partial<Record<HeroSize, (path: string) => string>> = { thumb: heroThumb, upright: heroUpright };

interface HeroImageProps {
  /** A path from listHeroImages or a party; null shows coloured paper. */
  src: string | null;
  size?: HeroSize;
  /** The largest thing on the first screen: fetched first. */
  priority?: boolean;
  className?: string | undefined;
  style?: CSSProperties;
}

/** The picture in the formats that are smaller than its JPEG (rule: hero-formats). */
const sourcesOf = (path: string, media?: string) => [
  HERO_FORMATS.map((format) => (
    <source key={format} type={`image/${format}`} media={media} srcSet={heroIn(path, format)} />
  )),
  media && <source key="jpg" media={media} srcSet={path} />,
];

/** A hero picture that fills its box. It is decoration: the title beside it carries the meaning. */
export function HeroImage({ src, size = 'page', priority = false, className, style }: HeroImageProps) {
  const shown = src && (PATHS[size]?.(src) ?? src);
  return (
    <div className={classNames(css['image'], className)} style={style}>
      {shown && (
        <picture>
          {size === 'page' && sourcesOf(heroUpright(src), UPRIGHT_SCREENS)}
          {size !== 'thumb' && sourcesOf(shown)}
          <img
            src={shown}
            alt=""
            decoding="async"
            loading={priority ? undefined : 'lazy'}
            fetchPriority={priority ? 'high' : undefined}
          />
        </picture>
      )}
    </div>
  );
}
