import { createHash } from 'node:crypto';
import { mailGroundColour } from '@festlig/domain/messaging/mail-ground';
import type { HeroScene } from '@festlig/hero-art';
import type { HeroDrawings } from '../adapters/hero-renderer';

/** `<group>/<name>-<tone>`: the page chooses the colour of the title over the picture by the tone. */
export const imageIdOf = ({ group, name, tone }: HeroScene): string => `${group}/${name}-${tone}`;

/** A drawing in both formats, a part of it where it needs one, and as mails show it. */
export function drawingsOf(scene: HeroScene): HeroDrawings {
  const ground = mailGroundColour(heroPath(imageIdOf(scene)));
  if (ground === null) throw new Error(`the colours of ${scene.name} are not known`);
  return {
    wide: scene.svg('wide'),
    upright: scene.svg('upright'),
    part: scene.part(),
    mail: scene.mail(ground),
    foot: scene.foot(ground),
  };
}

/** Changes when a drawing changes, or the way of rendering (the number in front). */
export const versionOf = ({ wide, upright, part, mail, foot }: HeroDrawings): string =>
  `4-${createHash('sha256')
    .update(wide)
    .update(upright)
    .update(part ?? '')
    .update(mail)
    .update(foot ?? '')
    .digest('hex')
    .slice(0, 16)}`;

/** The address from which browsers load the full picture. */
export const heroPath = (imageId: string): string => `/media/hero-images/${imageId}.jpg`;
