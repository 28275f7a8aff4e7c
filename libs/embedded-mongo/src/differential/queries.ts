import fc from 'fast-check';
import type { Doc } from '../bson';
import { expression, fields, path, scalar, value } from './values';

const list = fc.array(value, { maxLength: 3 });
const pattern = fc.constantFrom('a', '^a', 'B$', '^$', '.');

const leaf: fc.Arbitrary<Doc> = fc.oneof(
  fc.record({ $eq: value }),
  fc.record({ $ne: value }),
  fc.record({ $gt: value }),
  fc.record({ $gte: scalar, $lt: scalar }, { requiredKeys: ['$gte'] }),
  fc.record({ $lte: value }),
  fc.record({ $in: list }),
  fc.record({ $nin: list }),
  fc.record({ $exists: fc.boolean() }),
  fc.record({ $type: fc.constantFrom<unknown>('int', 'long', 'double', 'number', 'string', 'object', 'array', 'binData', 'objectId', 'bool', 'date', 'null', 16, ['string', 'bool']) }),
  fc.record({ $regex: pattern, $options: fc.constantFrom('', 'i') }, { requiredKeys: ['$regex'] }),
  fc.record({ $size: fc.integer({ min: 0, max: 3 }) }),
); // prettier-ignore

const elemMatch = fc.record({ $elemMatch: fc.oneof(leaf, fields(fc.constantFrom('x', 'y'), fc.oneof(scalar, leaf))) });
const condition: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: value },
  { weight: 8, arbitrary: leaf },
  { weight: 2, arbitrary: elemMatch },
  fc.record({ $not: fc.oneof(leaf, elemMatch) }),
  fc.tuple(leaf, leaf).map(([one, other]) => ({ ...one, ...other })),
);

const simple = fields(path, condition);
const several = fc.array(simple, { minLength: 1, maxLength: 2 });

export const filter: fc.Arbitrary<Doc> = fc.oneof(
  { weight: 8, arbitrary: simple },
  fc.constant({}),
  fc.record({ $and: several }),
  fc.record({ $or: several }),
  fc.record({ $nor: several }),
  fc.tuple(simple, fc.record({ $or: several })).map(([one, other]) => ({ ...one, ...other })),
);

const direction = fc.constantFrom<unknown>(1, -1);
/** A total order: `_id` decides between equal documents. */
export const sort = fields(fc.constantFrom('a', 'b', 'n', 's', 'a.x', 'a.0'), direction).map((by) => ({
  ...by,
  _id: 1,
}));

const kept = fc.constantFrom('a', 'b', 'c', 'n', 'a.x', 'b.x', 'b.y', '_id');
export const projection: fc.Arbitrary<Doc> = fc.oneof(
  fields(kept, fc.constant(1)),
  fields(kept, fc.constant(0)),
  fields(kept, fc.constantFrom(0, 1, true, false)),
  fc.record({ a: fc.record({ $slice: fc.constantFrom<unknown>(1, -1, 2, [1, 1], [-2, 1]) }), b: fc.constantFrom(0, 1) }, { requiredKeys: ['a'] }),
  fc.record({ a: elemMatch, b: fc.constant(1) }, { requiredKeys: ['a'] }),
  fc.constant({ 'a.$': 1 }),
  fc.record({ d: expression, b: fc.constant(1) }, { requiredKeys: ['d'] }),
); // prettier-ignore
