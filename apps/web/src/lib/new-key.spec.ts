import { expect, it } from '@jest/globals';
import { newKey } from './new-key';

it('makes a new key for each wish', () => {
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newKey()).not.toBe(newKey());
});
