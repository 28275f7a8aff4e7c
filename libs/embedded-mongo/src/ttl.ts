import type { Catalog } from './storage/catalog';
import { keyOf, TAG } from './value/key';

/** Deletes the documents that TTL indexes say have expired at `now`; of several dates in a document the earliest counts. */
export function deleteExpired(catalog: Catalog, now: Date): number {
  let deleted = 0;
  for (const collection of catalog.list())
    for (const index of collection.indexes) {
      if (index.expireAfterSeconds === undefined) continue;
      const limit = keyOf(new Date(now.getTime() - index.expireAfterSeconds * 1000));
      const descending = index.fields[0]!.direction === -1;
      const range = descending
        ? { lower: limit.map((byte) => ~byte) as Buffer, upper: Buffer.from([0x100 - TAG.date]) }
        : { lower: Buffer.from([TAG.date]), upper: Buffer.concat([limit, Buffer.from([0xff])]) };
      deleted += catalog.store.transaction(() => {
        let removed = 0;
        for (;;) {
          const rids = new Set(index.read(range, 1, undefined, 500).map(([, rid]) => rid));
          if (rids.size === 0) return removed;
          for (const rid of rids) collection.remove(collection.get(rid)!);
          removed += rids.size;
        }
      });
    }
  return deleted;
}
