import { expect, it } from '@jest/globals';
import type { Colour } from '../media/title-box';
import { hueOf } from './photo-hue';

it.each<[Colour, number]>([
  [[255, 0, 0], 0],
  [[255, 255, 0], 60],
  [[0, 255, 0], 120],
  [[0, 0, 255], 240],
  [[255, 0, 255], 300],
  [[90, 90, 90], 0],
])('%j has the hue of %d degrees', (colour, hue) => expect(hueOf(colour)).toBe(hue));
