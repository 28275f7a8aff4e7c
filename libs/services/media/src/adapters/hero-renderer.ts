/**
 * A hero picture as JPEG files: whole in 1600 x 900 and 480 x 270 px, and its middle in portrait format, 820 x 900
 * px.
 */
export interface RenderedHero {
  full: Buffer;
  upright: Buffer;
  thumb: Buffer;
}

export abstract class HeroRenderer {
  abstract render(svg: string): Promise<RenderedHero>;
}
