import { describe, expect, test } from '@jest/globals';
import { Double, Int32, Long } from 'bson';
import { decode, decodeExact, encode, type Doc } from '../bson';
import { compileUpdate } from './update';

const apply = (doc: Doc, update: unknown, filter: Doc = {}): Doc =>
  compileUpdate(update, filter).apply(decode(encode(doc)));

describe('update', () => {
  test.each<[string, Doc, unknown, Doc]>([
    ['$set creates the documents on the way', {}, { $set: { 'a.b': 1 } }, { a: { b: 1 } }],
    ['$set fills an array up to a position', { a: [1] }, { $set: { 'a.2': 3 } }, { a: [1, null, 3] }],
    ['$unset removes a field', { a: 1, b: 2 }, { $unset: { a: '' } }, { b: 2 }],
    ['$unset leaves null in an array', { a: [1, 2] }, { $unset: { 'a.0': '' } }, { a: [null, 2] }],
    ['$inc starts at 0', { a: 1 }, { $inc: { a: 2, b: -1 } }, { a: 3, b: -1 }],
    ['$min keeps the lesser value', { a: 3, b: 1 }, { $min: { a: 2, b: 2 } }, { a: 2, b: 1 }],
    ['$max keeps the greater value', { a: 3, b: 1 }, { $max: { a: 2, b: 2 } }, { a: 3, b: 2 }],
    ['new fields are added in order of name, and numbers in order of size', {}, { $set: { b: 1, 'd.10': 1, 'd.9': 1, a: 1 } }, { a: 1, b: 1, d: { 9: 1, 10: 1 } }],
    ['$push appends', { a: [1] }, { $push: { a: 2, b: 3 } }, { a: [1, 2], b: [3] }],
    ['$push with a negative $slice keeps the last elements', { a: [1, 2] }, { $push: { a: { $each: [3, 4], $slice: -3 } } }, { a: [2, 3, 4] }],
    ['$push with $position inserts', { a: [1, 4] }, { $push: { a: { $each: [2, 3], $position: 1 } } }, { a: [1, 2, 3, 4] }],
    ['$push with $sort sorts', { a: [{ n: 3 }] }, { $push: { a: { $each: [{ n: 1 }], $sort: { n: 1 } } } }, { a: [{ n: 1 }, { n: 3 }] }],
    ['$addToSet adds new elements only', { a: [{ x: 1 }] }, { $addToSet: { a: { $each: [{ x: 1 }, 2] } } }, { a: [{ x: 1 }, 2] }],
    ['$pull removes by value', { a: [1, 2, 1] }, { $pull: { a: 1 } }, { a: [2] }],
    ['$pull by value keeps a nested array with that value', { a: [1, [1], null, []] }, { $pull: { a: 1 } }, { a: [[1], null, []] }],
    ['$pull of null keeps other values', { a: [1, null, [null]] }, { $pull: { a: null } }, { a: [1, [null]] }],
    ['$pull removes by one of several conditions', { a: [{ x: 1 }, { x: 2 }, { x: 3 }, 1] }, { $pull: { a: { $or: [{ x: 1 }, { x: 3 }] } } }, { a: [{ x: 2 }, 1] }],
    ['$pull removes by a pattern', { a: ['ab', 'b', 1] }, { $pull: { a: /^a/ } }, { a: ['b', 1] }],
    ['$pull removes by operators', { a: [1, 5, 9] }, { $pull: { a: { $gte: 5 } } }, { a: [1] }],
    ['$pull removes by fields', { a: [{ x: 1, y: 1 }, { x: 2 }] }, { $pull: { a: { x: 1 } } }, { a: [{ x: 2 }] }],
    ['$pullAll removes all listed values', { a: [1, 2, 3] }, { $pullAll: { a: [1, 3] } }, { a: [2] }],
    ['$pop removes from either end', { a: [1, 2, 3], b: [1, 2] }, { $pop: { a: 1, b: -1 } }, { a: [1, 2], b: [2] }],
    ['a replacement keeps _id', { _id: 1, a: 1 }, { b: 2 }, { _id: 1, b: 2 }],
    ['$setOnInsert does not change an existing document', { a: 1 }, { $setOnInsert: { b: 1 } }, { a: 1 }],
  ])('%s', (_, doc, update, expected) => {
    expect(apply(doc, update)).toEqual(expected);
  }); // prettier-ignore

  test('resolves $ to the matched element and $[] to every element', () => {
    const doc = { items: [{ s: 'a', q: 1 }, { s: 'b', q: 2 }, { s: 'b', q: 3 }] }; // prettier-ignore
    const quantities = (changed: Doc) => (changed['items'] as { q: number }[]).map(({ q }) => q);
    expect(quantities(apply(doc, { $set: { 'items.$.q': 9 } }, { 'items.s': 'b' }))).toEqual([1, 9, 3]);
    expect(
      quantities(apply(doc, { $set: { 'items.$.q': 9 } }, { items: { $elemMatch: { s: 'b', q: { $gt: 2 } } } })),
    ).toEqual([1, 2, 9]);
    expect(quantities(apply(doc, { $inc: { 'items.$[].q': 1 } }))).toEqual([2, 3, 4]);
    expect(() => apply(doc, { $set: { 'items.$.q': 9 } }, {})).toThrow('positional operator');
    expect(() => apply(doc, { $set: { 'items.$.q': 9 } }, { 'items.s': { $ne: 'c' } })).toThrow('positional operator');
    expect(() => apply({ items: [] }, { $set: { 'items.$.q': 9 } }, {})).toThrow('positional operator');
  });

  test('keeps whole numbers beyond 2^53 exact', () => {
    const changed = apply({ a: Long.fromString('9007199254740993') }, { $inc: { a: 2 } });
    expect(String(changed['a'])).toBe('9007199254740995');
    expect(() => apply({ a: Long.MAX_VALUE }, { $inc: { a: 1 } })).toThrow('overflow');
  });

  test.each<[string, Doc, unknown, string]>([
    ['an unknown operator', {}, { $double: { a: 1 } }, 'FailedToParse'],
    ['operators mixed with fields', {}, { $set: { a: 1 }, b: 1 }, 'FailedToParse'],
    ['two operators on one path', {}, { $set: { a: 1 }, $inc: { 'a.b': 1 } }, 'ConflictingUpdateOperators'],
    ['a field of a number', { a: 1 }, { $set: { 'a.b': 1 } }, 'PathNotViable'],
    ['a field of null', { a: null }, { $set: { 'a.b': 1 } }, 'PathNotViable'],
    ['a field whose name begins with $', { a: {} }, { $set: { 'a.$x': 1 } }, 'DollarPrefixedFieldName'],
    ['an array filter', { a: [1] }, { $set: { 'a.$[x]': 1 } }, 'BadValue'],
    ['a path with an empty name', {}, { $set: { 'a..b': 1 } }, 'BadValue'],
    ['a pipeline', { a: 1 }, [{ $set: { b: 1 } }], 'FailedToParse'],
    ['a $slice that is not a number', { a: [] }, { $push: { a: { $each: [1], $slice: 'x' } } }, 'BadValue'],
    ['an invalid $sort', { a: [] }, { $push: { a: { $each: [1], $sort: 'x' } } }, 'BadValue'],
    ...['$mul', '$rename', '$bit', '$currentDate'].map((operator): [string, Doc, unknown, string] => [operator, { a: 1 }, { [operator]: { a: 1 } }, 'FailedToParse']),
    ['adding to text', { a: 'x' }, { $inc: { a: 1 } }, 'TypeMismatch'],
    ['pushing to a value that is not an array', { a: 1 }, { $push: { a: 1 } }, 'BadValue'],
    ['popping from a value that is not an array', { a: 1 }, { $pop: { a: 1 } }, 'TypeMismatch'],
    ['another _id', { _id: 1 }, { $set: { _id: 2 } }, 'ImmutableField'],
    ['$setOnInsert in an array there is not', {}, { $setOnInsert: { 'a.$[]': 1 } }, 'BadValue'],
  ])('refuses %s', (_, doc, update, codeName) => {
    expect(() => apply(doc, update)).toThrow(expect.objectContaining({ codeName }));
  }); // prettier-ignore

  test('keeps the width of numbers, and widens them on overflow', () => {
    const exact = (doc: Doc, change: unknown): Doc =>
      decodeExact(encode(compileUpdate(change, {}).apply(decodeExact(encode(doc)))));
    const doc = { int: 1, long: Long.fromNumber(5), double: new Double(2), big: 2 ** 31 - 1 };
    expect(exact(doc, { $set: { x: 'y' } })).toMatchObject({ long: Long.fromNumber(5), double: new Double(2) });
    expect(exact(doc, { $inc: { int: 1, long: 1, double: 1, big: 1 } })).toEqual({
      int: new Int32(2),
      long: Long.fromNumber(6),
      double: new Double(3),
      big: Long.fromNumber(2 ** 31),
    });
  });

  test('resolves $ to the position in the array that the condition matched last, whichever array the update names', () => {
    const doc = { a: [1, 2, 3], b: [{ x: 1 }, { x: 2 }] };
    expect(apply(doc, { $set: { 'a.$': 9 } }, { 'b.x': 2 })).toMatchObject({ a: [1, 9, 3] });
  });

  test('refuses an insert whose filter gives two values for one path', () => {
    expect(() => compileUpdate({ $set: { c: 1 } }, { a: 1, 'a.b': 2 }).insert()).toThrow(
      expect.objectContaining({ codeName: 'NotSingleValueField' }),
    );
    expect(compileUpdate({ $set: { c: 1 } }, { b: { $in: [2] }, $or: [{ d: 3 }] }).insert()).toEqual({
      _id: expect.anything(),
      b: 2,
      c: 1,
      d: 3,
    });
  });

  test("starts an upsert's insert from the equalities of the filter", () => {
    const filter = { a: 1, 'b.c': { $eq: 'x' }, d: { $gt: 5 }, $and: [{ e: true }] };
    const { insert } = compileUpdate({ $set: { f: 2 }, $setOnInsert: { g: 3 } }, filter);
    expect(insert()).toEqual({ _id: expect.anything(), a: 1, b: { c: 'x' }, e: true, f: 2, g: 3 });
    expect(compileUpdate({ f: 2 }, { _id: 7, a: 1 }).insert()).toEqual({ _id: 7, f: 2 });
  });
});
