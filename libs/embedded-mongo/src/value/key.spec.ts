import { describe, expect, test } from '@jest/globals';
import { Binary, Decimal128, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import fc from 'fast-check';
import { compoundKey, keyOf } from './key';

const order = (a: unknown, b: unknown, direction: 1 | -1 = 1): number =>
  Math.sign(Buffer.compare(keyOf(a, direction), keyOf(b, direction)));

/** Values in MongoDB's order, each less than the next. */
const ASCENDING: unknown[] = [
  new MinKey(),
  undefined,
  null,
  Number.NaN,
  -Infinity,
  Long.fromString('-9007199254740993'),
  -9007199254740992,
  -1.5,
  -1,
  0,
  5e-324,
  0.5,
  1,
  2 ** 53,
  Long.fromString('9007199254740993'),
  Long.fromString('9223372036854775806'),
  Long.MAX_VALUE,
  Infinity,
  '',
  '\u0000',
  '\u0000\u0000',
  '\u0001',
  'A',
  'a',
  'a\u0000',
  'ab',
  'å',
  '😀',
  {},
  { a: 1 },
  { b: 1 },
  { b: 1, c: 1 },
  { a: 'text' },
  [],
  [1],
  [1, 2],
  [2],
  new Binary(Buffer.from([9])),
  new Binary(Buffer.from([1, 2])),
  new ObjectId('000000000000000000000001'),
  new ObjectId('ff0000000000000000000000'),
  false,
  true,
  new Date(-1),
  new Date(0),
  new Date('2030-01-01'),
  new Timestamp({ t: 1, i: 1 }),
  new Timestamp({ t: 1, i: 2 }),
  /a/,
  /b/i,
  new MaxKey(),
];

describe('index key', () => {
  test.each([1, -1] as const)('keeps the order of BSON types and values in direction %i', (direction) => {
    for (let i = 0; i < ASCENDING.length; i++)
      for (let j = 0; j < ASCENDING.length; j++)
        expect([i, j, order(ASCENDING[i], ASCENDING[j], direction) || 0]).toEqual([
          i,
          j,
          Math.sign(i - j) * direction || 0,
        ]);
  });

  test('is the same for equal numbers of different types, and for 0 and -0', () => {
    for (const same of [new Int32(7), Long.fromNumber(7), 7n]) expect(keyOf(same).equals(keyOf(7))).toBe(true);
    expect(keyOf(-0).equals(keyOf(0))).toBe(true);
  });

  test('orders random numbers, and random texts by their UTF-8 bytes, in both directions', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (a, b) => {
        const expected = a + 0 < b + 0 ? -1 : a + 0 > b + 0 ? 1 : 0;
        expect(order(a, b)).toBe(expected);
        expect(order(a, b, -1)).toBe(expected * -1 || 0);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
        const expected = Buffer.compare(Buffer.from(a), Buffer.from(b));
        expect(order(a, b)).toBe(expected);
        expect(order(a, b, -1)).toBe(expected * -1 || 0);
      }),
    );
  });

  test('orders compound keys field by field, each in its own direction', () => {
    const field = fc.oneof(fc.string({ unit: 'binary', maxLength: 3 }), fc.integer(), fc.constant(null));
    fc.assert(
      fc.property(fc.tuple(field, field), fc.tuple(field, field), (a, b) => {
        const expected = order(a[0], b[0]) || order(a[1], b[1], -1);
        expect(Math.sign(Buffer.compare(compoundKey(a, [1, -1]), compoundKey(b, [1, -1])))).toBe(expected);
      }),
    );
  });

  test('is never a prefix of another value’s key', () => {
    for (const a of ASCENDING)
      for (const b of ASCENDING)
        if (!Object.is(a, b)) expect(keyOf(b).subarray(0, keyOf(a).length).equals(keyOf(a))).toBe(false);
  });

  test('is refused for a type without an order', () => {
    expect(() => keyOf(Decimal128.fromString('1.5'))).toThrow('Decimal128');
    expect(() => keyOf({ b: 1, 5: 1 })).toThrow('whole numbers as names');
    expect(keyOf({ 5: 1 })).toBeInstanceOf(Buffer);
  });
});
