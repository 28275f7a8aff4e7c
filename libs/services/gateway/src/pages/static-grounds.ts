import { heroGround } from '@festlig/domain/web/hero-ground';
import { heroName } from '@festlig/domain/web/hero-name';

/** The class of a tile's ground, until its picture has come; none for a picture that is not known. */
export const groundOf = (picture: string | null): string =>
  picture !== null && heroGround(picture) !== null ? ` st-on-${heroName(picture)}` : '';
