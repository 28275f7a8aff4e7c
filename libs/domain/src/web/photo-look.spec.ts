import { describe, expect, it } from '@jest/globals';
import { CONTRAST } from '../media/contrast';
import { worstContrast } from '../media/veil';
import type { Colour } from '../media/title-box';
import type { Tone } from '../media/tones';
import { ownColours } from './hero-colours';
import { heroShade, heroTone } from './hero-image';
import { ANY_PHOTO, photoLook, placesIn } from './photo-look';

const rows: Colour[] = [
  [1, 2, 3],
  [16, 32, 48],
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
];

describe("what the name of a host's own picture says of it", () => {
  it('is read from the name again: colours, the vivid one last, shade and tone', () => {
    const path = `/media/images/1/2/c0ffee-${photoLook({ rows, pixels: [[250, 0, 250]], behindTitle: [[[128, 128, 128]]] })}.jpg`;
    expect(ownColours(path)).toEqual(['#010203', '#102030', '#ff0000', '#00ff00', '#0000ff', '#fa00fa']);
    expect(heroTone(path)).toBe('dark');
    expect(Number(heroShade(path))).toBeGreaterThan(0);
    expect(worstContrast([[128, 128, 128]], 'dark', Number(heroShade(path)))).toBeGreaterThanOrEqual(CONTRAST);
  });

  it('has two digits also where no shade is needed', () => {
    expect(photoLook({ rows: [], pixels: [], behindTitle: [[[0, 0, 0]]] })).toBe('808080-00-dark');
    expect(photoLook({ rows: [], pixels: [], behindTitle: [[[255, 255, 255]]] })).toBe('808080-00-light');
  });

  it('lets the title be read on a picture of which nothing could be measured', () => {
    const path = `local:0f0f-${ANY_PHOTO}.jpg`;
    const tone: Tone = heroTone(path);
    expect(worstContrast([[255, 255, 255]], tone, Number(heroShade(path)))).toBeGreaterThanOrEqual(CONTRAST);
    expect(ownColours(path)).toEqual([]);
  });

  it('is not read from the names of other pictures', () => {
    expect(heroShade('/media/hero-images/party/confetti-dusk-dark.jpg')).toBeUndefined();
    expect(heroShade(null)).toBeUndefined();
  });
});

it('measures places as wide as the line of a letter, at the foot', () => {
  const { grid, box } = placesIn('wide', { width: 1600, height: 900 });
  expect(grid).toEqual({ width: 160, height: 90 });
  expect(box.top).toBeGreaterThan(grid.height / 3);
  expect(box.top + box.height).toBeLessThan(grid.height);
});
