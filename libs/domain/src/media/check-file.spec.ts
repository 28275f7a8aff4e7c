import { expect, it } from '@jest/globals';
import { fileProblem, otherFile, pixelProblem, sizeProblem } from './check-file';

const MEGABYTE = 1024 ** 2;

it('a picture up to the limit is taken, whatever its browser calls it', () => {
  for (const type of ['image/jpeg', 'image/heic', ''])
    expect(fileProblem({ type, size: 20 * MEGABYTE }, 20 * MEGABYTE)).toBeNull();
  expect(sizeProblem(1, 1)).toBeNull();
});

it('an empty file, another kind of file and a larger one are refused', () => {
  expect(fileProblem({ type: 'image/jpeg', size: 0 }, MEGABYTE)).toEqual({ code: 'image_broken' });
  expect(fileProblem({ type: 'application/pdf', size: 1 }, MEGABYTE)).toEqual({ code: 'image_not_picture' });
  const tooLarge = { code: 'image_too_large', params: { megabytes: 2 } };
  expect(fileProblem({ type: 'image/png', size: 2 * MEGABYTE + 1 }, 2 * MEGABYTE)).toEqual(tooLarge);
  expect(sizeProblem(2 * MEGABYTE + 1, 2 * MEGABYTE)).toEqual(tooLarge);
});

it('a file of another kind is named, and one of a phone with its own reason', () => {
  expect(otherFile({ type: 'image/heic' })).toEqual({ code: 'image_is_heic' });
  expect(otherFile({ type: 'image/gif' })).toEqual({ code: 'image_not_picture' });
});

it('a picture has neither too many pixels nor, once it is reduced, too short a side (rule: own-picture-limits)', () => {
  const problem = (width: number, height: number) =>
    pixelProblem({ width, height }, { most: 50_000_000, longest: 3200, shortest: 200 })?.code;
  expect([problem(200, 200), problem(10_000, 5000), problem(3200, 200)]).toEqual([undefined, undefined, undefined]);
  expect(problem(10_000, 5001)).toBe('image_too_many_pixels');
  expect([problem(199, 3000), problem(6400, 399)]).toEqual(['image_too_small', 'image_too_small']);
});
