import { rmSync } from 'node:fs';
import { afterAll, expect, test } from '@jest/globals';
import { encode } from './bson';
import { Catalog } from './storage/catalog';
import { Store } from './storage/store';
import { temporaryDirectory } from './testing/server';
import { deleteExpired } from './ttl';

const directory = temporaryDirectory();
const store = new Store(directory);
afterAll(async () => {
  await store.close();
  rmSync(directory, { recursive: true, force: true });
});

test.each([1, -1])(
  'deletes a thousand expired documents at a time, and no others, with an index of direction %d',
  (way) => {
    const catalog = new Catalog(store);
    const collection = catalog.create('test', `expiring${way}`);
    catalog.addIndex(collection, { v: 2, name: 'at', key: { at: way }, expireAfterSeconds: 60 });
    const dates = [...Array.from({ length: 2500 }, (_, i) => new Date(i)), [new Date(5), new Date(200_000)]];
    const kept = [new Date(40_001), 'a text', null, 7, []];
    store.transaction(() => {
      [...dates, ...kept].forEach((at, _id) => collection.insert(encode({ _id, at }), { _id, at }));
    });
    const now = new Date(100_000);
    const deleted = [1, 2, 3, 4].map(() => deleteExpired(catalog, now));
    expect(deleted).toEqual([1000, 1000, 501, 0]);
    expect(collection.read(1, undefined, 100).map(({ doc }) => doc['at'])).toEqual(kept);
    catalog.drop(collection);
  },
);
