import { expect, it } from '@jest/globals';
import { newKey } from './new-key';

it('makes a different key at each call', () => {
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newKey()).not.toBe(newKey());
});
