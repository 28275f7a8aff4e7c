import { describe, expect, it } from '@jest/globals';
import { CONTRAST } from '../media/contrast';
import type { CropFormat } from '../media/crop-area';
import { PHOTO_GROUND, worstContrast } from '../media/veil';
import type { Colour } from '../media/title-box';
import type { Tone } from '../media/tones';
import { ownColours } from './hero-colours';
import { heroShade, heroTone } from './hero-image';
import { ANY_PHOTO, photoLook, PLACES } from './photo-look';

const rows: Colour[] = [
  [1, 2, 3],
  [16, 32, 48],
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
];

/** All places of a format, by how far down they are, of 90. */
const placesOf = (format: CropFormat, colourAt: (y: number) => Colour): Colour[] =>
  Array.from({ length: PLACES[format].width * PLACES[format].height }, (_, at) =>
    colourAt(Math.floor(at / PLACES[format].width)),
  );
const looking = (colourAt: (y: number) => Colour, rows: Colour[] = []): string =>
  photoLook({ rows, wide: placesOf('wide', colourAt), upright: placesOf('upright', colourAt) });

describe("what the name of a host's own picture says of it", () => {
  it('is read from the name again: colours, the vivid one last, shade and tone', () => {
    const path = `/media/images/1/2/c0ffee-${looking(() => [150, 106, 150], rows)}.jpg`;
    expect(ownColours(path)).toEqual(['#010203', '#102030', '#ff0000', '#00ff00', '#0000ff', '#966a96']);
    expect(heroTone(path)).toBe('dark');
    expect(Number(heroShade(path))).toBeGreaterThan(0);
    expect(
      worstContrast([[150, 106, 150]], 'dark', Number(heroShade(path)), PHOTO_GROUND.brightest),
    ).toBeGreaterThanOrEqual(CONTRAST);
  });

  it('has two digits also where no shade is needed', () => {
    expect(looking(() => [0, 0, 0])).toBe('808080-00-dark');
    expect(looking(() => [255, 255, 255])).toBe('808080-00-light');
  });

  it('lets the title be read on a picture of which nothing could be measured', () => {
    const path = `local:0f0f-${ANY_PHOTO}.jpg`;
    const tone: Tone = heroTone(path);
    expect(
      worstContrast([[255, 255, 255]], tone, Number(heroShade(path)), PHOTO_GROUND.brightest),
    ).toBeGreaterThanOrEqual(CONTRAST);
    expect(ownColours(path)).toEqual([]);
  });

  it('is not read from the names of other pictures', () => {
    expect(heroShade('/media/hero-images/party/confetti-dusk-dark.jpg')).toBeUndefined();
    expect(heroShade(null)).toBeUndefined();
  });
});

it('measures places as wide as the line of a letter, and of them those at the foot', () => {
  expect(PLACES).toEqual({ wide: { width: 160, height: 90 }, upright: { width: 82, height: 90 } });
  const whiteWhere = (isWhite: (y: number) => boolean) =>
    looking((y) => (isWhite(y) ? [255, 255, 255] : [0, 0, 0])).replace(/^808080-/, '');
  expect(whiteWhere((y) => y < 30 || y > 82)).toBe('00-dark');
  expect(whiteWhere((y) => y >= 30 && y <= 82)).toBe('00-light');
  expect(whiteWhere((y) => y > 70)).toMatch(/^[1-9]\d-dark$/);
});
