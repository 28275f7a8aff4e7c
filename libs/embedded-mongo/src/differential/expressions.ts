import fc from 'fast-check';
import { numbers, scalar, texts } from './values';

const field = fc.constantFrom<unknown>('$a', '$b', '$n', '$s', '$a.x', '$nothing');
const number: fc.Arbitrary<unknown> = fc.oneof(fc.constant('$n'), numbers);
const text: fc.Arbitrary<unknown> = fc.oneof(fc.constant('$s'), texts);
const any = fc.oneof({ weight: 3, arbitrary: field }, { weight: 2, arbitrary: scalar });
const pair = fc.tuple(any, any);
const list = fc.oneof(fc.array(any, { maxLength: 3 }), fc.constant({ $cond: [{ $isArray: '$a' }, '$a', []] }));

const test: fc.Arbitrary<unknown> = fc.oneof(
  ...['$eq', '$ne', '$gt', '$gte', '$lt', '$lte'].map((operator) => pair.map((sides) => ({ [operator]: sides }))),
  fc.tuple(any, list).map((sides) => ({ $in: sides })),
  fc.record({ $isArray: field }),
);

/** An aggregation expression over the fields of a test document. */
export const expression: fc.Arbitrary<unknown> = fc.oneof(
  field,
  test,
  fc.record({ $cmp: pair }),
  fc.record({ $and: fc.tuple(test, any) }),
  fc.record({ $or: fc.tuple(test, any) }),
  fc.record({ $not: fc.tuple(any) }),
  fc.record({ $cond: fc.tuple(fc.oneof(test, any), any, any) }),
  fc.record({ $ifNull: pair }),
  ...['$add', '$subtract', '$multiply'].map((operator) => fc.tuple(number, number).map((of) => ({ [operator]: of }))),
  fc.record({ $sum: fc.oneof(list, field) }),
  fc.record({ $avg: fc.oneof(list, field) }),
  fc.record({ $min: fc.oneof(list, field) }),
  fc.record({ $max: fc.oneof(list, field) }),
  fc.record({ $concat: fc.tuple(text, text) }),
  fc.record({ $toLower: text }),
  fc.record({ $toUpper: text }),
  fc.record({ $size: fc.oneof(list, field) }),
  fc.record({ $arrayElemAt: fc.tuple(list, fc.constantFrom(0, -1, 5)) }),
  fc.record({ $concatArrays: fc.tuple(list, list) }),
  list.map((input) => ({ $filter: { input, as: 'it', cond: { $gt: ['$$it', 1] } } })),
  list.map((input) => ({ $map: { input, as: 'it', in: { $ifNull: ['$$it', 'none'] } } })),
  fc.record({ $type: any }),
  fc.record({ $literal: scalar }),
  any.map((x) => ({ $mergeObjects: [{ x }, { y: 1 }] })),
);
