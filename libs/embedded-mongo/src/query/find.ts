import type { Doc } from '../bson';
import { CommandError } from '../command-error';
import { plan, type Plan } from '../planner/planner';
import { StoredRecord, type Collection } from '../storage/collection';
import type { ScanRow } from '../storage/collection-index';
import { compile } from './matcher';
import { collatorOf, sortFields, sortItems } from './sort';

export interface FindRequest {
  readonly filter: Doc;
  readonly sort?: Doc;
  readonly skip?: number;
  /** 0 for all. */
  readonly limit?: number;
  readonly hint?: unknown;
  readonly collation?: unknown;
  /** Milliseconds after which the read is given up; 0 for never. */
  readonly maxTimeMS?: number;
  /** Aggregation variables for `$expr`. */
  readonly variables?: Doc;
}

/** What a read has touched so far. */
export interface ReadStats {
  keysExamined: number;
  docsExamined: number;
}

export interface Found {
  readonly plan: Plan;
  readonly stats: ReadStats;
  /** The matching documents, read from the store a chunk at a time as they are asked for. */
  readonly records: Iterable<StoredRecord>;
}

const CHUNK = 500;

/**
 * Finds documents by the best plan. A collection that does not exist is empty.
 * @throws CommandError for a filter, sort, hint or collation that is not supported, at once.
 */
export function find(collection: Collection | undefined, request: FindRequest): Found {
  const { filter, skip = 0, limit = 0 } = request;
  const collator = collatorOf(request.collation);
  const sort = sortFields(request.sort ?? {});
  const matches = compile(filter, collator, request.variables);
  const chosen = plan(collection?.indexes ?? [], {
    ...{ filter, sort, collated: collator !== undefined },
    ...(request.hint === undefined || !collection ? {} : { hint: request.hint }),
  });
  const stats: ReadStats = { keysExamined: 0, docsExamined: 0 };
  const exact = chosen.exact || Object.keys(filter).length === 0;
  const wanted = limit > 0 ? skip + limit : 0;
  const first = chosen.sorted && wanted > 0 ? Math.min(wanted, CHUNK) : CHUNK;
  const deadline = request.maxTimeMS ? Date.now() + request.maxTimeMS : Infinity;

  function* matching(): Generator<StoredRecord> {
    if (!collection) return;
    const scan = chosen.index ? scanIndex(chosen, stats, first) : scanAll(collection, chosen.direction, stats, first);
    for (const record of scan) {
      if (Date.now() > deadline) throw new CommandError('MaxTimeMSExpired', 'operation exceeded time limit');
      if (exact || matches(record.doc)) yield record;
    }
  }

  function* records(): Generator<StoredRecord> {
    const ordered = chosen.sorted ? matching() : sortItems(matching(), (record) => record.doc, sort, wanted, collator);
    let at = 0;
    for (const record of ordered) {
      if (at++ < skip) continue;
      yield record;
      if (at === wanted) return;
    }
  }
  return { plan: chosen, stats, records: records() };
}

function* scanAll(collection: Collection, direction: 1 | -1, stats: ReadStats, first: number): Generator<StoredRecord> {
  let last: number | undefined;
  for (let size = first; ; size = Math.min(size * 4, CHUNK)) {
    const records = collection.read(direction, last, size);
    for (const record of records) {
      stats.docsExamined++;
      yield record;
    }
    if (records.length < size) return;
    last = records.at(-1)!.rid;
  }
}

function* scanIndex(chosen: Plan, stats: ReadStats, first: number): Generator<StoredRecord> {
  // A document with several keys in the ranges is still found once.
  const seen = chosen.index!.multikey.includes(true) ? new Set<number>() : undefined;
  for (const [, rid, bson] of rowsOf(chosen, first)) {
    stats.keysExamined++;
    if (seen?.has(rid)) continue;
    seen?.add(rid);
    stats.docsExamined++;
    yield new StoredRecord(rid, bson);
  }
}

function* rowsOf({ index, ranges, unique, direction }: Plan, first: number): Generator<ScanRow> {
  for (const range of ranges) {
    if (unique) {
      const row = index!.get(range.lower);
      if (row) yield row;
      continue;
    }
    let last: ScanRow | undefined;
    for (let size = first; ; size = Math.min(size * 4, CHUNK)) {
      const rows = index!.read(range, direction, last, size);
      yield* rows;
      if (rows.length < size) break;
      last = rows.at(-1);
    }
  }
}
