import fc from 'fast-check';
import type { Doc } from '../bson';
import { pipeline } from './pipelines';
import { filter, projection, sort } from './queries';
import { replacement, update } from './updates';
import { documents } from './values';

/** One operation of the driver: the method of its collection and the arguments. */
export interface Operation {
  readonly method: string;
  readonly arguments: readonly unknown[];
}

export interface Case {
  readonly documents: Doc[];
  readonly operation: Operation;
}

const options = (of: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Doc> => fc.record(of, { requiredKeys: [] });
const page = { sort, skip: fc.nat({ max: 2 }), limit: fc.integer({ min: 1, max: 3 }) };
const operation = (method: string, ...args: fc.Arbitrary<unknown>[]): fc.Arbitrary<Operation> =>
  fc.tuple(...args).map((all) => ({ method, arguments: all }));

const updating = (method: string, how: fc.Arbitrary<Doc>, more: Record<string, fc.Arbitrary<unknown>> = {}) =>
  operation(method, filter, how, options({ upsert: fc.boolean(), ...more }));

const modify = {
  sort,
  projection: fc.constantFrom<Doc>({ a: 1 }, { b: 0 }),
  returnDocument: fc.constantFrom('before', 'after'),
};

const operations: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 5, arbitrary: operation('find', filter, options({ ...page })) },
  { weight: 2, arbitrary: operation('find', filter, options({ projection, ...page })) },
  operation('countDocuments', filter),
  { weight: 3, arbitrary: updating('updateOne', update) },
  { weight: 3, arbitrary: updating('updateMany', update) },
  updating('replaceOne', replacement),
  { weight: 2, arbitrary: updating('findOneAndUpdate', update, modify) },
  updating('findOneAndReplace', replacement, modify),
  operation('findOneAndDelete', filter, options({ sort, projection: modify.projection })),
  operation('deleteMany', filter),
  operation('deleteOne', filter),
  { weight: 6, arbitrary: operation('aggregate', pipeline) },
);

export const cases: fc.Arbitrary<Case> = fc.record({ documents, operation: operations });
