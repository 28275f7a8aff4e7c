import fc from 'fast-check';
import type { Doc } from '../bson';
import { expression } from './expressions';
import { fields, numbers, path, scalar, texts, value } from './values';

const list = fc.array(value, { maxLength: 3 });
const leaf = fc.oneof(
  value,
  fc.record({ $gt: scalar }),
  fc.record({ $in: list }),
  fields(fc.constantFrom('x', 'y'), scalar),
);
const place = fc.oneof(
  { weight: 9, arbitrary: path },
  fc.constantFrom('a.$', 'a.$.x', 'a.$[]', 'a.$[].x', 'a.$[i]', 'a.$[i].x', 'b.$[]', 'd', 'd.x', 'd.0'),
);
const one = (operator: string, argument: fc.Arbitrary<unknown>, keys = place): fc.Arbitrary<Doc> =>
  fields(keys, argument).map((of) => ({ [operator]: of }));

const each = fc.record(
  {
    $each: list,
    $slice: fc.constantFrom(0, 1, 2, -1, -2),
    $position: fc.constantFrom(0, 1, -1, 9),
    $sort: fc.constantFrom<unknown>(1, -1, { x: 1 }, { x: -1, y: 1 }),
  },
  { requiredKeys: ['$each'] },
);

const operators: fc.Arbitrary<Doc> = fc.oneof(
  { weight: 3, arbitrary: one('$set', value) },
  { weight: 2, arbitrary: one('$unset', fc.constant('')) },
  one('$inc', fc.oneof({ weight: 9, arbitrary: numbers }, texts)),
  one('$mul', numbers),
  one('$min', value),
  one('$max', value),
  { weight: 2, arbitrary: one('$push', fc.oneof(value, each)) },
  one('$pull', leaf),
  one('$pullAll', list),
  one('$addToSet', fc.oneof(value, fc.record({ $each: list }))),
  one('$pop', fc.constantFrom(1, -1)),
  one('$rename', fc.constantFrom('d', 'e', 'd.x', 'b'), path),
  one('$currentDate', fc.constantFrom<unknown>(true, { $type: 'date' })),
  one('$setOnInsert', value),
  one('$bit', fc.constantFrom<unknown>({ and: 1 }, { or: 2 }, { xor: 3 })),
);

const stage: fc.Arbitrary<Doc> = fc.oneof(
  fields(fc.constantFrom('a', 'd', 'b.x', 'd.x'), expression).map(($set) => ({ $set })),
  fc.record({ $unset: fc.constantFrom<unknown>('a', 'b.x', ['a', 'n']) }),
  fields(fc.constantFrom('a', 'b', 'n'), fc.constant(1)).map(($project) => ({ $project })),
  expression.map((d) => ({ $replaceWith: { d, e: '$n' } })),
);

/** Operators, a pipeline, or two operators at once. */
export const update: fc.Arbitrary<Doc | Doc[]> = fc.oneof(
  { weight: 6, arbitrary: operators },
  { weight: 2, arbitrary: fc.tuple(operators, operators).map(([a, b]) => ({ ...a, ...b })) },
  { weight: 2, arbitrary: fc.array(stage, { minLength: 1, maxLength: 2 }) },
);

export const replacement: fc.Arbitrary<Doc> = fc.record({ a: value, b: value, n: numbers }, { requiredKeys: [] });

/** Filters for `$[i]`; given only to updates that use it. */
export const arrayFilters: fc.Arbitrary<Doc[]> = fc
  .oneof(
    fields(fc.constant('i'), fc.oneof(scalar, fc.record({ $gte: scalar }))),
    fields(fc.constantFrom('i.x', 'i.y'), fc.oneof(scalar, fc.record({ $lte: scalar }))),
  )
  .map((filter) => [filter]);
