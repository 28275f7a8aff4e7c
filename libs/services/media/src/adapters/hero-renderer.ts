/** A hero picture as files: JPEG, 1600 x 900 and 480 x 270 px. */
export interface RenderedHero {
  full: Buffer;
  thumb: Buffer;
}

export abstract class HeroRenderer {
  abstract render(svg: string): Promise<RenderedHero>;
}
