import { decodeExact, type Doc } from '../bson';
import { CommandError } from '../command-error';
import { plan, type Plan } from '../planner/planner';
import { countKeys, scan, scanInKeyOrder, skipsInIndex, type ReadStats } from '../planner/scan';
import type { Collection, StoredRecord } from '../storage/collection';
import { compile } from './matcher';
import { sortFields, sortItems } from './sort';

export interface FindRequest {
  readonly filter: Doc;
  readonly sort?: Doc;
  readonly skip?: number;
  /** The most documents to return; 0 for all. */
  readonly limit?: number;
  readonly hint?: unknown;
  /** Milliseconds after which the read is aborted; 0 for never. */
  readonly maxTimeMS?: number;
}

export interface Found {
  readonly plan: Plan;
  readonly stats: ReadStats;
  /** The matching documents, read from the store a chunk at a time on demand. */
  readonly records: Iterable<StoredRecord>;
  /** Counts the matching documents, without reading them where an index suffices. */
  readonly count: () => number;
}

/**
 * Finds documents by the best plan. A collection that does not exist is empty.
 * @throws CommandError for an unsupported filter, sort or hint, before anything is read.
 */
export function find(collection: Collection | undefined, request: FindRequest): Found {
  const { filter, skip = 0, limit = 0 } = request;
  const sort = sortFields(request.sort ?? {});
  const matches = compile(filter);
  const chosen = plan(collection?.indexes ?? [], {
    filter,
    sort,
    ...(request.hint === undefined || !collection ? {} : { hint: request.hint }),
  });
  const stats: ReadStats = { keysExamined: 0, docsExamined: 0 };
  const all = Object.keys(filter).length === 0;
  // Only `$type` distinguishes an int from a double or long of the same value.
  const exact = JSON.stringify(filter).includes('"$type"');
  const wanted = limit > 0 ? skip + limit : 0;
  const skipped = skipsInIndex(chosen) ? skip : 0;
  const likely = chosen.sorted && limit > 0 ? wanted - skipped : 0;
  const deadline = request.maxTimeMS ? Date.now() + request.maxTimeMS : Infinity;

  function* matching(): Generator<StoredRecord> {
    if (!collection) return;
    for (const record of scan(collection, chosen, stats, likely, skipped)) {
      if (Date.now() > deadline) throw new CommandError('MaxTimeMSExpired', 'operation exceeded time limit');
      if (all || chosen.exact || matches(exact ? decodeExact(record.bson) : record.doc)) yield record;
    }
  }

  function* records(): Generator<StoredRecord> {
    if (chosen.orderInKeys) {
      if (collection) yield* scanInKeyOrder(collection, chosen, stats, { skip, limit });
      return;
    }
    const ordered = chosen.sorted ? matching() : sortItems(matching(), forget, sort, wanted, bytesOf);
    let at = skipped;
    for (const record of ordered) {
      if (at++ < skip) continue;
      yield record;
      if (at === wanted) return;
    }
  }
  const count = (): number => {
    const known = all && chosen.scans.length === 0 ? (collection?.count() ?? 0) : countKeys(chosen, stats);
    if (known !== undefined) return Math.max(0, Math.min(known, wanted || Infinity) - skip);
    let n = 0;
    for (const _ of records()) n++;
    return n;
  };
  return { plan: chosen, stats, records: records(), count };
}

/** While records are sorted, only their bytes are kept. */
const forget = (record: StoredRecord): Doc => record.forget();
const bytesOf = (record: StoredRecord): number => record.bson.length;
