import fc from 'fast-check';
import type { Doc } from '../bson';
import { fields, numbers, path, scalar, texts, value } from './values';

const list = fc.array(value, { maxLength: 3 });
const leaf = fc.oneof(
  value,
  fc.record({ $gt: scalar }),
  fc.record({ $in: list }),
  fields(fc.constantFrom('x', 'y'), scalar),
  fc.array(fields(fc.constantFrom('x', 'y'), scalar), { minLength: 1, maxLength: 2 }).map(($or) => ({ $or })),
);
const place = fc.oneof(
  { weight: 9, arbitrary: path },
  fc.constantFrom('a.$', 'a.$.x', 'a.$[]', 'a.$[].x', 'b.$[]', 'd', 'd.x', 'd.0'),
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
  one('$min', value),
  one('$max', value),
  { weight: 2, arbitrary: one('$push', fc.oneof(value, each)) },
  one('$pull', leaf),
  one('$pullAll', list),
  one('$addToSet', fc.oneof(value, fc.record({ $each: list }))),
  one('$pop', fc.constantFrom(1, -1)),
  one('$setOnInsert', value),
);

/** One operator, or two operators at once. */
export const update: fc.Arbitrary<Doc> = fc.oneof(
  { weight: 6, arbitrary: operators },
  { weight: 2, arbitrary: fc.tuple(operators, operators).map(([a, b]) => ({ ...a, ...b })) },
);

export const replacement: fc.Arbitrary<Doc> = fc.record({ a: value, b: value, n: numbers }, { requiredKeys: [] });
