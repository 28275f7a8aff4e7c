import { createHash } from 'node:crypto';
import type { Crop } from '@festlig/contracts/media';
import { type Tone, TONES } from '@festlig/domain/media/title-box';
import { heroThumb, heroUpright } from '@festlig/domain/web/hero-image';
import { ownHero, type OwnImageRef, smallTextImage, textImage } from '@festlig/domain/web/own-image';
import { keyAt } from './file-keys';

type Owned = { _id: string; partyId: string };

export const refOf = ({ _id: imageId, partyId }: Owned): OwnImageRef => ({ partyId, imageId });

/** The file as it was uploaded: private, and deleted once it is read. */
export const uploadKey = (imageId: string): string => `uploads/${imageId}`;

/** The picture that crops are made from (private), and those for texts. */
export const pictureKeys = (upload: Owned) => ({
  master: `images/${upload.partyId}/${upload._id}.jpg`,
  large: keyAt(textImage(refOf(upload))),
  small: keyAt(smallTextImage(refOf(upload))),
});

/** The files of a hero picture by its address. */
export const heroFileKeys = (address: string) => {
  const full = keyAt(address);
  return { full, upright: heroUpright(full), thumb: heroThumb(full) };
};

/** The same parts of a picture have the same name, so that they are made once. It begins with a letter. */
export const cropName = ({ wide, upright }: Crop): string => {
  const numbers = [wide, upright].flatMap(({ x, y, width, height }) => [x, y, width, height]);
  return `c${createHash('sha256').update(numbers.join(' ')).digest('hex').slice(0, 15)}`;
};

/** All files that an upload may have: a job may have written some that no document names. */
export function allKeys(upload: Owned & { crops?: Record<string, unknown> }): string[] {
  const tones = Object.keys(TONES) as Tone[];
  const heroes = Object.keys(upload.crops ?? {}).flatMap((crop) =>
    tones.flatMap((tone) => Object.values(heroFileKeys(ownHero(refOf(upload), crop, tone)))),
  );
  return [uploadKey(upload._id), ...Object.values(pictureKeys(upload)), ...heroes];
}
