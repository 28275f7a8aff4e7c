import { createHash } from 'node:crypto';
import type { Crop } from '@festlig/contracts/media';
import { ownHero, type OwnImageRef, smallTextImage, textImage } from '@festlig/domain/web/own-image';
import type { UploadIn } from '../store/upload.schema';
import { keyAt } from './file-keys';
import { heroFileKeys } from './hero-files';

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

/** The same parts of a picture have the same name, so that they are made once. It begins with a letter. */
export const cropName = ({ wide, upright }: Crop): string => {
  const numbers = [wide, upright].flatMap(({ x, y, width, height }) => [x, y, width, height]);
  return `c${createHash('sha256').update(numbers.join(' ')).digest('hex').slice(0, 15)}`;
};

/** A version that planned no address could have begun a crop in either. */
const TONES_OF_BEFORE = ['light', 'dark'] as const;

/** All files that an upload may have: a job may have written some before it could say so. */
export function allKeys(upload: Owned & { crops?: UploadIn<'ready'>['crops'] }): string[] {
  const heroes = Object.entries(upload.crops ?? {}).flatMap(([crop, { heroImage, planned = heroImage }]) =>
    planned === null ? TONES_OF_BEFORE.map((tone) => ownHero(refOf(upload), crop, tone)) : [planned],
  );
  return [uploadKey(upload._id), ...Object.values(pictureKeys(upload)), ...heroes.flatMap(heroFileKeys)];
}
