import { createHash } from 'node:crypto';
import type { HeroScene } from '@festlig/hero-art';
import type { HeroDrawings } from '../adapters/hero-renderer';

/** `<group>/<name>-<tone>`: the page chooses the colour of the title over the picture by the tone. */
export const imageIdOf = ({ group, name, tone }: HeroScene): string => `${group}/${name}-${tone}`;

/** A drawing in both formats, and a part of it where it needs one. */
export const drawingsOf = (scene: HeroScene): HeroDrawings => ({
  wide: scene.svg('wide'),
  upright: scene.svg('upright'),
  part: scene.part(),
});

/** Changes when a drawing changes, or the way of rendering (the number in front). */
export const versionOf = ({ wide, upright, part }: HeroDrawings): string =>
  `4-${createHash('sha256')
    .update(wide)
    .update(upright)
    .update(part ?? '')
    .digest('hex')
    .slice(0, 16)}`;

/** The address from which browsers load the full picture. */
export const heroPath = (imageId: string): string => `/media/hero-images/${imageId}.jpg`;
