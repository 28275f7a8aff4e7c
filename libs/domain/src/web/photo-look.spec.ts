import { expect, it } from '@jest/globals';
import type { Colour } from '../media/title-box';
import { ownColours } from './hero-colours';
import { heroTone } from './hero-image';
import { ANY_PHOTO, photoLook, PLACES } from './photo-look';

const rows: Colour[] = [
  [1, 2, 3],
  [16, 32, 48],
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
];
const everywhere = (colour: Colour): Colour[] =>
  Array.from({ length: PLACES.upright.width * PLACES.upright.height }, () => colour);

it("is read from the name of a host's own picture again: its colours, the vivid one last", () => {
  const path = `/media/images/1/2/c0ffee-${photoLook({ rows, upright: everywhere([150, 106, 150]) })}.jpg`;
  expect(ownColours(path)).toEqual(['#010203', '#102030', '#ff0000', '#00ff00', '#0000ff', '#966a96']);
  expect(heroTone(path)).toBe('dark');
});

it('has no colours of a picture of which nothing could be measured', () => {
  const path = `local:0f0f-${ANY_PHOTO}.jpg`;
  expect(ownColours(path)).toEqual([]);
  expect(heroTone(path)).toBe('dark');
});

it('is read from a name of an earlier version as well, which had the strength of a shade', () => {
  expect(ownColours(`/media/images/1/2/c0ffee-${'304050'.repeat(6)}-45-dark.jpg`)).toEqual(
    Array.from({ length: 6 }, () => '#304050'),
  );
});

it('measures places in the shape of each format', () => {
  expect(PLACES).toEqual({ wide: { width: 160, height: 90 }, upright: { width: 82, height: 90 } });
});
