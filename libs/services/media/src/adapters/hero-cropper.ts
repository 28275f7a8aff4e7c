import type { Crop } from '@festlig/contracts/media';
import type { RenderedHero } from './hero-renderer';

export interface CroppedHero extends RenderedHero {
  /** As it stands in the name of the picture (libs/domain/src/web/photo-look.ts). */
  look: string;
}

/** Makes hero pictures of parts of a photo, and measures their colours (rules: own-hero, hero-colours). */
export abstract class HeroCropper {
  abstract crop(master: Buffer, parts: Crop): Promise<CroppedHero>;
}
