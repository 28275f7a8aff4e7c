import type { Crop } from '@festlig/contracts/media';
import type { Tone } from '@festlig/domain/media/title-box';
import type { RenderedHero } from './hero-renderer';

export interface CroppedHero extends RenderedHero {
  tone: Tone;
  /** As they stand in the name of the picture (libs/domain/src/web/hero-colours.ts). */
  colours: string;
}

/** Makes hero pictures of parts of a photo, on which a title can be read (rule: own-hero-readable). */
export abstract class HeroCropper {
  abstract crop(master: Buffer, parts: Crop): Promise<CroppedHero>;
}
