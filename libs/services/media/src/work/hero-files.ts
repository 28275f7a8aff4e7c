import {
  HERO_FORMATS,
  heroFoot,
  heroIn,
  heroInMail,
  heroThumb,
  heroUntitled,
  heroUpright,
} from '@festlig/domain/web/hero-image';
import type { InFormats, RenderedHero } from '../adapters/hero-renderer';
import { keyAt } from './file-keys';

const inFormats = (key: string): Record<keyof InFormats, string> => ({
  jpg: key,
  avif: heroIn(key, 'avif'),
  webp: heroIn(key, 'webp'),
});

/** The keys of the files of a hero picture, by its address. */
function keysAt(address: string) {
  const full = keyAt(address);
  return {
    full: inFormats(full),
    upright: inFormats(heroUpright(full)),
    thumb: heroThumb(full),
    mail: heroInMail(full),
  };
}

/** All of them, to be deleted. */
export function heroFileKeys(address: string): string[] {
  const { full, upright, thumb, mail } = keysAt(address);
  return [...Object.values(full), ...Object.values(upright), thumb, mail];
}

interface StoredFile {
  key: string;
  bytes: Buffer;
  type: string;
}

/** The files of a hero picture as they are stored. */
export function heroFiles(address: string, hero: RenderedHero): StoredFile[] {
  const { full, upright, thumb, mail } = keysAt(address);
  const foot = heroFoot(mail);
  const jpeg = (key: string, bytes: Buffer): StoredFile => ({ key, bytes, type: 'image/jpeg' });
  const each = (keys: typeof full, made: InFormats): StoredFile[] => [
    jpeg(keys.jpg, made.jpg),
    ...HERO_FORMATS.map((format) => ({ key: keys[format], bytes: made[format], type: `image/${format}` })),
  ];
  return [
    ...each(full, hero.full),
    ...each(upright, hero.upright),
    jpeg(thumb, hero.thumb),
    jpeg(mail, hero.mail),
    ...(hero.part ? [jpeg(keyAt(heroUntitled(address)), hero.part)] : []),
    ...(hero.foot && foot !== null ? [jpeg(foot, hero.foot)] : []),
  ];
}
