import { rmSync } from 'node:fs';
import { afterAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decode, encode, type Doc } from '../bson';
import { find } from '../query/find';
import { Catalog } from '../storage/catalog';
import { Store } from '../storage/store';
import { temporaryDirectory } from '../testing/server';

const directory = temporaryDirectory();
const store = new Store(directory);
const catalog = new Catalog(store);
afterAll(async () => {
  await store.close();
  rmSync(directory, { recursive: true, force: true });
});

const scalar = fc.oneof(fc.integer({ min: -2, max: 3 }), fc.constantFrom('', 'a', 'b', 'ab', 'a\u0000', 'å.b', null, true, Number.NaN), fc.date({ min: new Date(0), max: new Date(3) })); // prettier-ignore
const sub = fc.record({ x: scalar, y: scalar }, { requiredKeys: [] });
const value = fc.oneof({ weight: 4, arbitrary: scalar }, fc.array(fc.oneof(scalar, sub), { maxLength: 3 }), sub);
const doc = fc.record({ a: value, b: scalar, c: value }, { requiredKeys: [] });
const condition = fc.oneof(
  scalar,
  fc.record({ $gt: scalar, $lte: scalar }, { requiredKeys: ['$gt'] }),
  fc.record({ $gte: scalar, $lt: scalar }, { requiredKeys: ['$lt'] }),
  fc.record({ $in: fc.array(scalar, { maxLength: 3 }) }),
  fc.record({ $exists: fc.boolean() }),
  fc.record({ $ne: scalar }),
  fc.record({ $regex: fc.constantFrom('^a', '^ab', '^', 'b', '^å\\.', '^a|b', '^A') }),
  fc.record({ $regex: fc.constantFrom('^a', '^A'), $options: fc.constantFrom('', 'i') }),
);
const plain = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'a.x', 'a.y', 'c.x'), condition, {
  maxKeys: 3,
  noNullPrototype: true,
});
const either = fc.array(
  fc.dictionary(fc.constantFrom('a', 'b', 'a.x'), condition, { minKeys: 1, maxKeys: 2, noNullPrototype: true }),
  {
    minLength: 1,
    maxLength: 3,
  },
);
const filter = fc.oneof({ weight: 3, arbitrary: plain }, fc.tuple(plain, either).map(([beside, $or]) => ({ ...beside, $or }))); // prettier-ignore
const direction = fc.constantFrom(1, -1);
const keys = fc.uniqueArray(fc.constantFrom('a', 'b', 'a.x', 'a.y', 'c.x'), { minLength: 1, maxLength: 3 });
const index = fc.record({
  key: fc.tuple(keys, fc.array(direction, { minLength: 3, maxLength: 3 })).map(([fields, ways]) => Object.fromEntries(fields.map((field, i) => [field, ways[i]!]))).chain((key) => fc.constantFrom(key, { ...key, _id: 1 }, { ...key, _id: -1 })),
  option: fc.oneof(
    fc.constant({}),
    fc.constant({ sparse: true }),
    fc.dictionary(fc.constantFrom('a', 'b'), fc.constantFrom<Doc>({ $exists: true }, { $gt: 0 }, { $type: 'number' }), { minKeys: 1 }).map((partialFilterExpression) => ({ partialFilterExpression })),
  ),
}); // prettier-ignore
const texts = fc.constantFrom('^a', '^ab', '^b');
/** What a search sends: texts with a prefix, sorted by some other field. */
const search = fc.oneof(
  fc.record({ a: fc.record({ $regex: texts }) }),
  fc.record({ b: scalar, a: fc.record({ $regex: texts }) }),
  fc.tuple(texts, texts).map(([one, other]) => ({ $and: [{ a: { $regex: one } }, { a: { $regex: other } }] })),
  fc
    .tuple(scalar, texts, texts)
    .map(([b, one, other]) => ({ b, $and: [{ a: { $regex: one } }, { a: { $regex: other } }] })),
);
const sort = fc.dictionary(fc.constantFrom('a', 'b', 'a.x'), direction, { maxKeys: 2 });

test('a query finds the same documents in the same order with any indexes as with a full scan', () => {
  fc.assert(
    fc.property(fc.array(doc, { maxLength: 12 }), fc.array(index, { minLength: 1, maxLength: 2 }), fc.oneof({ weight: 3, arbitrary: filter }, search), sort, (docs, indexes, query, by) => {
      const collection = catalog.create('test', 'c');
      try {
        indexes.forEach(({ key, option }, i) => {
          catalog.addIndex(collection, { v: 2, name: `i${i}`, key, ...option });
        });
        docs.forEach((each, i) => {
          const bson = encode({ _id: i, ...each });
          try {
            collection.insert(bson, decode(bson));
          } catch (error) {
            // A document with two parallel arrays cannot be indexed, so it is not stored.
            expect(error).toMatchObject({ code: 171 });
          }
        });
        // With _id last the order is the same with and without an index.
        const request = { filter: query, sort: { ...by, _id: 1 } };
        const ids = (hint?: Doc) => [...find(collection, { ...request, hint }).records].map((each) => each.doc['_id']);
        expect(ids()).toEqual(ids({ $natural: 1 }));
        const page = [...find(collection, { ...request, skip: 2, limit: 3 }).records].map((each) => each.doc['_id']);
        expect(page).toEqual(ids().slice(2, 5));
        const unsorted = [...find(collection, { filter: query }).records].map((each) => each.doc['_id'] as number);
        expect(find(collection, { filter: query }).count()).toBe(unsorted.length);
        expect(find(collection, { filter: query, skip: 1, limit: 2 }).count()).toBe(Math.min(2, Math.max(0, unsorted.length - 1)));
        expect(unsorted.sort((a, b) => a - b)).toEqual(ids({ $natural: 1 }).sort((a, b) => (a as number) - (b as number)));
      } finally {
        catalog.drop(collection);
      }
    }),
    { numRuns: 600 },
  );
}, 20_000); // prettier-ignore
