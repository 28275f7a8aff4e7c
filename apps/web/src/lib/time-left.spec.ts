import { expect, it } from '@jest/globals';
import { timeLeft } from './time-left';

it.each([
  [20, 10, { unit: 'soon' }],
  [600, 30, { unit: 'seconds', count: 20 }],
  [30, 10, { unit: 'seconds', count: 5 }],
  [600, 10, { unit: 'minutes', count: 1 }],
  [100_000, 10, { unit: 'hours', count: 3 }],
])('words the time for %d items at %d a second, rounded', (left, rate, said) => {
  expect(timeLeft(left, rate)).toEqual(said);
});
