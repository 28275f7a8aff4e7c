import { describe, expect, test } from '@jest/globals';
import { compoundKey } from '../value/key';
import type { Doc } from '../bson';
import { indexKeys } from './index-keys';

const keysOf = (doc: Doc, paths: string[], sparse = false) => {
  const fields = paths.map((path) => ({ name: path, path: path.split('.'), direction: 1 as const }));
  return indexKeys(doc, fields, sparse);
};
const expectKeys = (doc: Doc, paths: string[], expected: unknown[][]): void => {
  const directions = paths.map(() => 1 as const);
  const shown = keysOf(doc, paths).keys.map((key) => key.toString('hex'));
  expect(shown).toEqual(expected.map((values) => compoundKey(values, directions).toString('hex')));
};

describe('index keys of a document', () => {
  test('are one key of all fields, with null for a missing field', () => {
    expectKeys({ a: 1, b: { c: 'x' } }, ['a', 'b.c', 'd'], [[1, 'x', null]]);
    expectKeys({ b: 5 }, ['b.c'], [[null]]);
  });

  test('are one key for each distinct element of an array, including arrays of sub-documents', () => {
    expectKeys({ p: 1, tags: ['x', 'y', 'x'] }, ['p', 'tags'], [[1, 'x'], [1, 'y']]); // prettier-ignore
    expectKeys({ items: [{ s: 1, q: 2 }, { s: 3 }] }, ['items.s', 'items.q'], [[1, 2], [3, null]]); // prettier-ignore
    expectKeys({ a: [{ b: [1, 2] }, { b: 3 }] }, ['a.b'], [[1], [2], [3]]);
  });

  test('treat an array inside an array as one value, and a position in a path as one element', () => {
    expectKeys({ a: [[1, 2], 3] }, ['a'], [[[1, 2]], [3]]);
    expectKeys({ a: [{ b: 1 }, { b: 2 }] }, ['a.1.b'], [[2]]);
  });

  test('distinguish an empty array from null', () => {
    expectKeys({ a: [] }, ['a'], [[undefined]]);
  });

  test('report which fields met an array', () => {
    expect(keysOf({ p: 1, tags: ['x'] }, ['p', 'tags']).multikey).toEqual([false, true]);
    expect(keysOf({ p: 1, tags: 'x' }, ['p', 'tags']).multikey).toEqual([false, false]);
  });

  test('are none in a sparse index for a document with none of its fields', () => {
    expect(keysOf({ c: 1 }, ['a', 'b'], true).keys).toHaveLength(0);
    expect(keysOf({ a: null }, ['a', 'b'], true).keys).toHaveLength(1);
  });

  test('are refused for two parallel arrays', () => {
    expect(() => keysOf({ a: [1], b: [2] }, ['a', 'b'])).toThrow('parallel arrays');
  });
});
