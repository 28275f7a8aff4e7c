import { createHash } from 'node:crypto';
import { heroThumb, heroUpright } from '@festlig/domain/web/hero-image';
import type { HeroScene } from '@festlig/hero-art';

/** `<group>/<name>-<tone>`: the page chooses the colour of the title over the picture by the tone. */
export const imageIdOf = ({ group, name, tone }: HeroScene): string => `${group}/${name}-${tone}`;

/** A drawing in both formats. */
export const drawingsOf = (scene: HeroScene) => ({ wide: scene.svg('wide'), upright: scene.svg('upright') });

/** Changes when a drawing changes, or the way of rendering (the number in front). */
export const versionOf = ({ wide, upright }: ReturnType<typeof drawingsOf>): string =>
  `3-${createHash('sha256').update(wide).update(upright).digest('hex').slice(0, 16)}`;

/** The keys of an image's files: the other sizes are in folders beside the full one. */
export function heroKeys(imageId: string): { full: string; upright: string; thumb: string } {
  const full = `public/hero-images/${imageId}.jpg`;
  return { full, upright: heroUpright(full), thumb: heroThumb(full) };
}

/** The address from which browsers load the full picture. */
export const heroPath = (imageId: string): string => `/media/hero-images/${imageId}.jpg`;
