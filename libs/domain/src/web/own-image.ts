/** What belongs to one own picture, in the addresses of its files: `/media/images/<party>/<picture>/...`. */
export interface OwnImageRef {
  partyId: string;
  imageId: string;
}

const OWN = /^\/media\/images\/([0-9a-f]{24})\/([0-9a-f]{24})\//;

/** Most pixels of the width of a picture in a text, and of its smaller version. */
export const TEXT_WIDTHS = { large: 1600, small: 800 } as const;

const addressIn = (name: string, { partyId, imageId }: OwnImageRef): string =>
  `/media/images/${partyId}/${imageId}/${name}.jpg`;

/** The address of a picture for the text of a page, and of its smaller version for narrow screens. */
export const textImage = (ref: OwnImageRef): string => addressIn('large', ref);
export const smallTextImage = (ref: OwnImageRef): string => addressIn('small', ref);

/**
 * The address of a crop as the hero picture; its other sizes are beside it (rules: own-hero, hero-thumbs). `look`: what its name says
 * of it (photo-look.ts), of a crop of an earlier version its tone alone.
 */
export const ownHero = (ref: OwnImageRef, crop: string, look: string): string => addressIn(`${crop}-${look}`, ref);

/** Whose picture an address names; null for any other address. */
export function ownImageOf(path: string): OwnImageRef | null {
  const [, partyId, imageId] = OWN.exec(path) ?? [];
  return partyId === undefined || imageId === undefined ? null : { partyId, imageId };
}
