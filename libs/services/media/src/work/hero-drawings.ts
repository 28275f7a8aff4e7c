import { createHash } from 'node:crypto';
import { heroThumb, heroUpright } from '@festlig/domain/web/hero-image';
import type { HeroScene } from '@festlig/hero-art';

/** `<group>/<name>-<tone>`: the tone in the name tells the page how to colour the title over it. */
export const imageIdOf = ({ group, name, tone }: HeroScene): string => `${group}/${name}-${tone}`;

/** Changes when the drawing does, or how it is rendered (the number in front). */
export const versionOf = (svg: string): string => `2-${createHash('sha256').update(svg).digest('hex').slice(0, 16)}`;

/** Where the files of an image lie: the other sizes in folders beside the full one. */
export function heroKeys(imageId: string): { full: string; upright: string; thumb: string } {
  const full = `public/hero-images/${imageId}.jpg`;
  return { full, upright: heroUpright(full), thumb: heroThumb(full) };
}

/** The address browsers find the full picture at. */
export const heroPath = (imageId: string): string => `/media/hero-images/${imageId}.jpg`;
