import { createHash } from 'node:crypto';
import type { HeroScene } from '@festlig/hero-art';

/** `<group>/<name>-<tone>`: the tone in the name tells the page how to colour the title over it. */
export const imageIdOf = ({ group, name, tone }: HeroScene): string => `${group}/${name}-${tone}`;

/** Changes when the drawing does, or how it is rendered (the number in front). */
export const versionOf = (svg: string): string => `1-${createHash('sha256').update(svg).digest('hex').slice(0, 16)}`;

/** Where the files of an image lie. Thumbnails sit under a thumbs subfolder (spec section 3). */
export function heroKeys(imageId: string): { full: string; thumb: string } {
  const [group, file] = imageId.split('/');
  const folder = `public/hero-images/${group}`;
  return { full: `${folder}/${file}.jpg`, thumb: `${folder}/thumbs/${file}.jpg` };
}

/** The address browsers find the full picture at. */
export const heroPath = (imageId: string): string => `/media/hero-images/${imageId}.jpg`;
