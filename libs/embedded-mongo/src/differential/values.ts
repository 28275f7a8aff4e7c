import { Binary, Double, Long, ObjectId } from 'bson';
import fc from 'fast-check';
import type { Doc } from '../bson';

/** Few and small values on purpose: equal and neighbouring values must occur together to show how they compare. */
export const numbers = fc.constantFrom<unknown>(
  ...[0, 1, 2, 3, -1, 0.5, 2.5, new Double(1), new Double(2), Long.fromNumber(1), Long.fromNumber(2)],
  ...[2 ** 31 - 1, 2 ** 40, Long.fromString('9007199254740993'), new Double(-0), Number.NaN, Infinity],
);
export const texts = fc.constantFrom<unknown>('a', 'b', 'ab', '', 'A', 'å', 'Å', 'z', '10', '9');

export const scalar = fc.oneof(
  { weight: 4, arbitrary: numbers },
  { weight: 3, arbitrary: texts },
  fc.constantFrom<unknown>(
    ...[null, true, false, new Date(0), new Date(1), new Date(2)],
    ...[new ObjectId('000000000000000000000001'), new ObjectId('000000000000000000000002')],
    ...[new Binary(Buffer.from([1])), new Binary(Buffer.from([2])), new Binary(Buffer.from([0, 1]))],
  ),
);

const small = (element: fc.Arbitrary<unknown>): fc.Arbitrary<unknown[]> => fc.array(element, { maxLength: 3 });
const leaves = fc.record({ x: scalar, y: scalar }, { requiredKeys: [] });
const inner = fc.oneof(
  { weight: 5, arbitrary: scalar },
  { weight: 3, arbitrary: leaves },
  { weight: 2, arbitrary: small(scalar) },
);

/** A scalar, a document or an array, up to three deep. */
export const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: scalar },
  { weight: 3, arbitrary: small(fc.oneof({ weight: 3, arbitrary: scalar }, { weight: 3, arbitrary: leaves }, inner)) },
  { weight: 2, arbitrary: fc.record({ x: inner, y: inner }, { requiredKeys: [] }) },
);

/** Documents of one collection: `_id` counts from 0, the other fields are optional. */
export const documents: fc.Arbitrary<Doc[]> = fc
  .array(fc.record({ a: value, b: value, c: value, n: numbers, s: texts }, { requiredKeys: [] }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((all) => all.map((each, _id) => ({ _id, ...each })));

/** Paths that such documents have, and some that they do not have. */
export const path = fc.constantFrom(
  'a',
  'b',
  'c',
  'n',
  's',
  'a.x',
  'b.x',
  'a.y',
  'a.0',
  'a.1',
  'a.0.x',
  'b.x.y',
  '_id',
);
/** A document of one to `maxKeys` fields. */
export const fields = (keys: fc.Arbitrary<string>, values: fc.Arbitrary<unknown>, maxKeys = 2): fc.Arbitrary<Doc> =>
  fc.dictionary(keys, values, { minKeys: 1, maxKeys, noNullPrototype: true });

/** An aggregation expression over the fields of a test document. */
export const expression: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>('$a', '$b', '$n', '$s', '$a.x', '$nothing'),
  fc.record({ $literal: scalar }),
  fc.tuple(fc.constantFrom('$a', '$n', '$nothing'), scalar).map(($ifNull) => ({ $ifNull })),
  fc.constantFrom('$a', '$b').map((list) => ({ $size: { $ifNull: [list, []] } })),
);
