import { expect, it } from '@jest/globals';
import { DRAWN, heroColours, namedColours, ROWS } from './hero-colours';

const COLOURS = [
  [255, 0, 17],
  [20, 128, 250],
] as const;

it('stand in a name as six digits each', () => expect(namedColours(COLOURS)).toBe('ff00111480fa'));

it.each([
  ['a drawing', '/media/hero-images/wedding/linen-wreath-light.jpg', DRAWN['linen-wreath-light']],
  [
    "a host's own picture",
    `/media/images/1/2/c0ffee-${'fed0120f0abc999'.repeat(2)}-dark.jpg`,
    'fed0120f0abc999'.repeat(2),
  ],
])('are known of %s (rule: hero-colours)', (_, path, named) => {
  const colours = heroColours(path);
  expect(colours).toHaveLength(ROWS);
  expect(colours?.join('')).toBe(named?.replace(/.{6}/g, '#$&'));
});

it.each([
  ["a host's own picture of an earlier version", '/media/images/1/2/c0123456789abcd-dark.jpg'],
  ['a picture with the name of a drawing', '/media/images/1/2/linen-wreath-light.jpg'],
  ['a drawing of another version', '/media/hero-images/wedding/another-light.jpg'],
])('are not known of %s', (_, path) => expect(heroColours(path)).toBeNull());
