import { CONTRAST, contrast, luminance } from '@festlig/domain/media/contrast';
import { type Colour, TITLE_BOXES } from '@festlig/domain/media/title-box';
import { TONES } from '@festlig/domain/media/tones';
import { boxIn } from '@festlig/domain/media/veil';
import { titlePlace } from '@festlig/domain/web/hero-image';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';

import { FORMATS, type Format, heroScenes, type HeroScene } from './index';

/** Px of the drawing that are measured as one: about as wide as the line of a letter of the title. */
const PLACE = 10;
/** How much the colour may change from one place to the next (0-255): the background changes softly, a motif does not. */
const SOFT = 13;
/** The strokes of a brush are a background that may change faster. */
const PAINTED = 30;
const SVG_DPI = 72;

const cases = heroScenes().flatMap((scene) =>
  (['wide', 'upright'] as const).map((format) => ({ title: `${scene.group}/${scene.name}, ${format}`, scene, format })),
);

/** The colours behind title and eyebrow, in rows of `width` places. */
async function behindTitle(scene: HeroScene, format: Format): Promise<{ places: Colour[]; width: number }> {
  const size = { width: FORMATS[format].width / PLACE, height: 900 / PLACE };
  const box = boxIn(size, TITLE_BOXES[scene.place][format]);
  // Drawn at half the size and without the grain of the paper, which is enough to be measured and much faster.
  const drawing = scene.svg(format).replace(/<rect[^>]*filter="[^>]*>/, '');
  const { data } = await sharp(Buffer.from(drawing), { density: SVG_DPI / 2 })
    .resize({ ...size, fit: 'fill', kernel: 'linear' })
    .extract(box)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const places = Array.from({ length: data.length / 3 }, (_, at): Colour => [
    data[3 * at] ?? 0,
    data[3 * at + 1] ?? 0,
    data[3 * at + 2] ?? 0,
  ]);
  return { places, width: box.width };
}

/** The largest difference between two places beside or below each other. */
function sharpestEdge(places: readonly Colour[], width: number): number {
  const difference = (one: Colour, other: Colour | undefined) =>
    other ? Math.max(...one.map((channel, at) => Math.abs(channel - (other[at] ?? 0)))) : 0;
  return Math.max(
    ...places.map((place, at) =>
      Math.max((at + 1) % width === 0 ? 0 : difference(place, places[at + 1]), difference(place, places[at + width])),
    ),
  );
}

describe('the place of the title on a picture', () => {
  it.each(cases)('is calm and lets the text be read: $title (rule: title-on-calm)', async ({ scene, format }) => {
    const { places, width } = await behindTitle(scene, format);
    const text = luminance(TONES[scene.tone].text);
    expect(Math.min(...places.map((place) => contrast(text, luminance(place))))).toBeGreaterThanOrEqual(CONTRAST);
    expect(sharpestEdge(places, width)).toBeLessThanOrEqual(scene.place === 'across' ? PAINTED : SOFT);
  });

  it('is known to the page by the name of the picture', () => {
    for (const { group, name, tone, place } of heroScenes())
      expect([name, titlePlace(`/media/hero-images/${group}/${name}-${tone}.jpg`)]).toEqual([name, place]);
  });

  it('is not calm where the motif is, so that the measure would notice a picture that is drawn into it', async () => {
    const [scene] = heroScenes().filter(({ name }) => name === 'paper-lanterns');
    if (!scene) throw new Error('the picture is missing');
    const { places, width } = await behindTitle({ ...scene, place: 'above' }, 'wide');
    expect(sharpestEdge(places, width)).toBeGreaterThan(2 * SOFT);
  });
});
