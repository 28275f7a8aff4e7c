import fc from 'fast-check';
import type { Doc } from '../bson';
import { expression } from './expressions';
import { filter, sort } from './queries';
import { fields, path } from './values';

const name = fc.constantFrom('d', 'e', 'b', 'd.x');
const count = fc.integer({ min: 1, max: 4 });
const accumulator = fc.oneof(
  ...['$sum', '$avg', '$min', '$max', '$first', '$last', '$push'].map((operator) =>
    expression.map((of) => ({ [operator]: of })),
  ),
  fc.constant({ $sum: 1 }),
  fc.constant({ $count: {} }),
);
const by = fc.oneof(fc.constant(null), expression, fc.record({ s: fc.constant('$s'), n: fc.constant('$n') }));
/** Groups come in no order of their own. */
const group = fc
  .tuple(by, fields(fc.constantFrom('p', 'q'), accumulator))
  .map(([_id, of]): Doc[] => [{ $group: { _id, ...of } }, { $sort: { _id: 1 } }]);

const kept = fc.constantFrom('a', 'b', 'n', 'a.x', 'b.x', '_id');
const project = fc.oneof(
  fields(kept, fc.constant(1)),
  fields(kept, fc.constant(0)),
  fc.record({ d: expression, a: fc.constant(1), _id: fc.constantFrom(0, 1) }, { requiredKeys: ['d'] }),
);

const plain: fc.Arbitrary<Doc[]> = fc.oneof(
  filter.map(($match) => [{ $match }]),
  project.map(($project) => [{ $project }]),
  fields(name, expression).map(($addFields) => [{ $addFields }]),
  sort.map(($sort) => [{ $sort }]),
  count.map(($limit) => [{ $limit }]),
  count.map(($skip) => [{ $skip }]),
  fc.constantFrom<Doc[]>([{ $unset: 'a' }], [{ $unset: ['b.x', 'n'] }], [{ $count: 'many' }]),
  fc
    .record(
      { path: fc.constantFrom('$a', '$b', '$a.x'), preserveNullAndEmptyArrays: fc.boolean(), includeArrayIndex: fc.constant('at') },
      { requiredKeys: ['path'] },
    )
    .map(($unwind) => [{ $unwind }]),
  group,
  fc
    .tuple(fc.constantFrom('$n', '$a', '$s'), fc.constantFrom<unknown[]>([0, 1, 3], [0, 2], ['a', 'b', 'z']), fc.constantFrom<Doc>({}, { default: 'other' }, { default: -9 }))
    .map(([groupBy, boundaries, other]) => [{ $bucket: { groupBy, boundaries, ...other } }, { $sort: { _id: 1 } }]),
  fc
    .tuple(path, path)
    .map(([localField, foreignField]) => [{ $lookup: { from: 'others', localField, foreignField, as: 'found' } }]),
  filter.map(($match) => [{ $lookup: { from: 'others', let: { v: '$n' }, pipeline: [{ $match }, { $project: { n: 1, v: '$$v' } }], as: 'found' } }]),
); // prettier-ignore

const stages = (max: number): fc.Arbitrary<Doc[]> =>
  fc.array(plain, { minLength: 1, maxLength: max }).map((all) => all.flat());

export const pipeline: fc.Arbitrary<Doc[]> = fc.oneof(
  { weight: 9, arbitrary: stages(3) },
  fc.record({ one: stages(2), other: stages(2) }).map(($facet) => [{ $facet }]),
);
