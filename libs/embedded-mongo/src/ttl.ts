import type { Catalog } from './storage/catalog';
import { keyOf, TAG } from './value/key';

/** How many documents one transaction deletes, so that other requests do not wait for long. */
const BATCH = 1000;

/**
 * Deletes documents that TTL indexes say have expired at `now`, at most a thousand for each index; the earliest of
 * several dates in a document counts.
 * @returns how many were deleted; 0 when no expired documents are left.
 */
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
      const rids = new Set(index.read(range, 1, undefined, BATCH).map(([, rid]) => rid));
      if (rids.size === 0) continue;
      catalog.transaction(() => {
        for (const rid of rids) collection.remove(collection.get(rid)!);
      });
      deleted += rids.size;
    }
  return deleted;
}
