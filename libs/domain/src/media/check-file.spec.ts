import { expect, it } from '@jest/globals';
import { fileProblem, sizeProblem } from './check-file';

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
