import { StoredRecord, type Collection } from '../storage/collection';
import type { ScanPlace, ScanRow } from '../storage/collection-index';
import type { IndexScan, Plan } from './planner';

/** What a read has examined so far. */
export interface ReadStats {
  keysExamined: number;
  docsExamined: number;
}

const CHUNK = 500;

/**
 * The documents of a plan, each once, read from the store a chunk at a time on demand.
 * @param wanted how many are likely to be needed; 0 for all.
 * @param skip how many to skip in the index, for a plan that `skipsInIndex`.
 */
export function scan(
  collection: Collection,
  plan: Plan,
  stats: ReadStats,
  wanted: number,
  skip = 0,
): Iterable<StoredRecord> {
  const first = wanted > 0 ? Math.min(wanted, CHUNK) : CHUNK;
  return plan.scans.length > 0
    ? scanIndexes(plan.scans, stats, first, skip)
    : scanAll(collection, plan.direction, stats, first);
}

/** Whether skipped documents need not be read: the index has exactly one key for each matching document. */
export const skipsInIndex = ({ scans, sorted, exact }: Plan): boolean =>
  sorted && exact && scans.length === 1 && !scans[0]!.unique && !mayRepeat(scans);

/** The documents of a plan whose keys contain the order; only the documents of the page are read. */
export function* scanInKeyOrder(
  collection: Collection,
  { scans, orderInKeys }: Plan,
  stats: ReadStats,
  { skip, limit }: { skip: number; limit: number },
): Generator<StoredRecord> {
  const [{ index, bounds }] = scans as [IndexScan];
  const { at, direction } = orderInKeys!;
  for (const rid of index.ridsByRest(bounds.ranges[0]!, at, direction, skip, limit)) {
    stats.keysExamined++;
    const record = collection.get(rid);
    if (!record) continue;
    stats.docsExamined++;
    yield record;
  }
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

function* scanIndexes(
  scans: readonly IndexScan[],
  stats: ReadStats,
  first: number,
  skip: number,
): Generator<StoredRecord> {
  // A document with several keys in the ranges is returned once.
  const seen = mayRepeat(scans) ? new Set<number>() : undefined;
  for (const each of scans)
    for (const [, rid, bson] of rowsOf(each, first, skip)) {
      stats.keysExamined++;
      if (seen?.has(rid)) continue;
      seen?.add(rid);
      stats.docsExamined++;
      yield new StoredRecord(rid, bson);
    }
}

const mayRepeat = (scans: readonly IndexScan[]): boolean =>
  scans.length > 1 || scans.some(({ index }) => index.multikey.includes(true));

function* rowsOf({ index, bounds, unique, direction }: IndexScan, first: number, skip: number): Generator<ScanRow> {
  let left = skip;
  for (const range of direction === 1 ? bounds.ranges : [...bounds.ranges].reverse()) {
    if (unique) {
      const row = index.get(range.lower);
      if (row) yield row;
      continue;
    }
    let last: ScanPlace | undefined;
    if (left > 0) {
      last = index.placeOf(range, direction, left - 1);
      if (!last) {
        left -= index.count(range);
        continue;
      }
      left = 0;
    }
    for (let size = first; ; size = Math.min(size * 4, CHUNK)) {
      const rows = index.read(range, direction, last, size);
      yield* rows;
      if (rows.length < size) break;
      last = rows.at(-1);
    }
  }
}

/** How many documents a plan finds, counted in the index alone; undefined when they must be read. */
export function countKeys({ scans, exact, also }: Plan, stats: ReadStats): number | undefined {
  const [only, ...others] = scans;
  const [range] = only?.bounds.ranges ?? [];
  if (only && range && also) {
    const common = only.index.countCommon([range, ...also]);
    stats.keysExamined += common;
    return common;
  }
  if (!exact) return undefined;
  const repeats = mayRepeat(scans);
  if (repeats && (!only || others.length > 0 || only.bounds.ranges.length !== 1)) return undefined;
  let n = 0;
  for (const { index, bounds } of scans) for (const range of bounds.ranges) n += index.count(range, repeats);
  stats.keysExamined += n;
  return n;
}
