import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { SCENE_COUNT, scenePhoto, sceneSize } from './scenes';

describe('pictures that look like photos of a party', () => {
  it('are JPEGs of the promised size, reduced on request, never enlarged', async () => {
    for (const [number, longest] of [
      [1, 300],
      [6, 200],
      [7, 100_000],
    ] as const) {
      const { format, ...picture } = await sharp(await scenePhoto(number, { longest })).metadata();
      expect([format, picture.width, picture.height]).toEqual(['jpeg', ...Object.values(sceneSize(number, longest))]);
    }
  });

  it('have all shapes that cameras make', () => {
    const sizes = Array.from({ length: SCENE_COUNT }, (_, number) => sceneSize(number));
    const shapes = sizes.map(({ width, height }) => width / height);
    expect(shapes.some((shape) => shape < 0.6)).toBe(true);
    expect(shapes.some((shape) => shape === 1)).toBe(true);
    expect(shapes.some((shape) => shape > 2.5)).toBe(true);
  });

  it('tell where they were taken only when that is asked for', async () => {
    const { exif } = await sharp(await scenePhoto(3, { longest: 200, traces: true })).metadata();
    expect(exif?.includes('Test camera')).toBe(true);
    expect((await sharp(await scenePhoto(3, { longest: 200 })).metadata()).exif).toBeUndefined();
  });
});
