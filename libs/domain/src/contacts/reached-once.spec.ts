import { expect, it } from '@jest/globals';
import { reachedOnce } from './reached-once';

it('counts whom a mail reaches, and of the others whom a text reaches (rule: import-counts)', () => {
  const guests = [
    { mail: true, text: true },
    { mail: true, text: false },
    { mail: false, text: true },
    { mail: false, text: false },
  ];
  const reached = (some: typeof guests) =>
    reachedOnce(
      some,
      ({ mail }) => mail,
      ({ text }) => text,
    );
  expect(reached(guests)).toEqual({ mail: 2, text: 1 });
  expect(reached([])).toEqual({ mail: 0, text: 0 });
});
