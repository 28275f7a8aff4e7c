import fc from 'fast-check';
import type { Doc } from '../bson';
import { filter, sort } from './queries';
import { expression, fields } from './values';

const count = fc.integer({ min: 1, max: 4 });
const accumulator = fc.oneof(
  ...['$sum', '$min', '$max'].map((operator) => expression.map((of) => ({ [operator]: of }))),
  fc.constant({ $sum: 1 }),
);
const by = fc.oneof(fc.constant(null), expression, fc.record({ s: fc.constant('$s'), n: fc.constant('$n') }));
/** Groups are returned in no defined order, so they are sorted. */
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
  sort.map(($sort) => [{ $sort }]),
  count.map(($limit) => [{ $limit }]),
  count.map(($skip) => [{ $skip }]),
  fc
    .record(
      { path: fc.constantFrom('$a', '$b', '$a.x'), preserveNullAndEmptyArrays: fc.boolean(), includeArrayIndex: fc.constant('at') },
      { requiredKeys: ['path'] },
    )
    .map(($unwind) => [{ $unwind }]),
  group,
); // prettier-ignore

export const pipeline: fc.Arbitrary<Doc[]> = fc.array(plain, { minLength: 1, maxLength: 3 }).map((all) => all.flat());
