import { isDoc, type Doc } from '../bson';
import { CommandError } from '../command-error';
import type { SortField } from '../query/sort';
import type { CollectionIndex, KeyRange } from '../storage/collection-index';
import { boundsOf, conditionsOf, type Bounds, type Conditions } from './bounds';
import { implies } from './implies';

/** The documents an index contains within some bounds. */
export interface IndexScan {
  readonly index: CollectionIndex;
  readonly bounds: Bounds;
  readonly direction: 1 | -1;
  /** Whether each range is one whole unique key. */
  readonly unique: boolean;
}

/** How a query is answered: by one index, by one index for each branch of `$or`, or by a scan of all documents. */
export interface Plan {
  /** The scans of indexes; empty means all documents, in order of insertion or (`direction` -1) in reverse. */
  readonly scans: readonly IndexScan[];
  readonly direction: 1 | -1;
  /** Whether the scan returns the documents in the requested order. */
  readonly sorted: boolean;
  /** Whether every document of the scan matches, so that the filter need not be tested. */
  readonly exact: boolean;
  /** Set when not `sorted`, but the keys of the one scan contain the order: after the text that begins at byte `at`. */
  readonly orderInKeys?: { readonly at: number; readonly direction: 1 | -1 };
  /** Set when exactly the documents match that have a key in each of these ranges too. */
  readonly also?: readonly KeyRange[];
}

export interface PlanRequest {
  readonly filter: Doc;
  readonly sort?: readonly SortField[];
  /** An index by name or key pattern, or `{ $natural: 1 }`. */
  readonly hint?: unknown;
}

/**
 * A scan and its rank: a complete unique key, the number of fields bound to points, a range after them, an index that
 * excludes documents which do not match, the requested order.
 */
interface Choice {
  readonly scan: IndexScan;
  readonly sorted: boolean;
  readonly score: readonly [unique: number, points: number, ranged: number, partial: number, ordered: number];
}

/**
 * Chooses among the indexes: one whose unique key is completely given, else the longest run of fields bound to points,
 * then a range on the next field, then an index that excludes documents, then the requested order. Where no index
 * narrows the filter, each branch of an `$or` may use its own index. When no index helps, all documents are scanned.
 * @throws CommandError 2 for a hint that names no usable index.
 */
export function plan(indexes: readonly CollectionIndex[], request: PlanRequest): Plan {
  const { filter, sort = [], hint } = request;
  const natural = naturalPlan(hint, sort);
  if (natural) return natural;
  const hinted = hint === undefined ? undefined : hintedIndex(indexes, hint);
  const conditions: Conditions = conditionsOf(filter);
  if (hinted && !implies(conditions, hinted))
    throw new CommandError(
      'BadValue',
      'error processing query: the hinted partial or sparse index cannot answer this query',
    );
  const best = hinted ? choiceOf(hinted, conditions, sort) : bestChoice(indexes, conditions, sort);
  const union = hinted || (best && narrows(best)) ? undefined : branchScans(indexes, filter);
  if (union) return { scans: union, direction: 1, sorted: sort.length === 0, exact: false };
  if (!best) return { scans: [], direction: 1, sorted: sort.length === 0, exact: false };
  const { scan, sorted } = best;
  const bound = conditions.size === scan.bounds.fields.length && hasOnlyFields(filter);
  const exact = bound && scan.bounds.exact;
  const orderInKeys = exact && !sorted ? orderAfterText(scan, sort) : undefined;
  const also = bound ? scan.bounds.also : undefined;
  return {
    scans: [scan],
    direction: scan.direction,
    sorted,
    exact,
    ...(orderInKeys ? { orderInKeys } : {}),
    ...(also ? { also } : {}),
  };
}

/** Whether a filter consists of conditions on fields that must all hold. */
const hasOnlyFields = (filter: Doc): boolean =>
  Object.entries(filter).every(([key, parts]) =>
    key === '$and' ? (parts as Doc[]).every(hasOnlyFields) : !key.startsWith('$'),
  );

/** The requested order, when the index has its fields right after a field that is limited to a range of texts. */
function orderAfterText({ index, bounds }: IndexScan, sort: readonly SortField[]): Plan['orderInKeys'] {
  const { limitsAt: at, fields, ranges } = bounds;
  const text = fields.length - 1;
  const [limit] = fields[text]?.limits ?? [];
  if (at === undefined || ranges.length !== 1 || typeof limit?.[1] !== 'string' || index.fields[text]!.direction !== 1)
    return undefined;
  const direction = sort[0]!.direction * (index.fields[text + 1]?.direction ?? 1) === 1 ? 1 : -1;
  const given = sort.every(({ field, direction: asked }, i) => {
    const next = index.fields[text + 1 + i];
    return next?.name === field && !index.multikey[text + 1 + i] && asked * next.direction === direction;
  });
  return given ? { at: at + 1, direction } : undefined;
}

const NO_HELP = [0, 0, 0, 0, 0] as const;

const narrows = ({ score: [unique, points, ranged, partial] }: Choice): boolean =>
  unique + points + ranged + partial > 0;

function bestChoice(
  indexes: readonly CollectionIndex[],
  conditions: Conditions,
  sort: readonly SortField[],
): Choice | undefined {
  let best: Choice | undefined;
  for (const index of indexes) {
    const choice = choiceOf(index, conditions, sort);
    if (compareScores(choice.score, best?.score ?? NO_HELP) <= 0 || !implies(conditions, index)) continue;
    best = choice;
    // A unique key matches at most one document: no index can do better.
    if (choice.scan.unique) break;
  }
  return best;
}

function choiceOf(index: CollectionIndex, conditions: Conditions, sort: readonly SortField[]): Choice {
  const bounds = boundsOf(index, conditions);
  const direction = sortDirection(index, bounds, sort);
  const unique = index.unique && bounds.points === index.fields.length;
  const ranged = bounds.fields.length - bounds.points;
  const partial = index.sparse || index.partialFilter !== undefined;
  const ordered = direction !== 0 && sort.length > 0;
  return {
    scan: { index, bounds, direction: direction || 1, unique },
    sorted: direction !== 0,
    score: [Number(unique), bounds.points, ranged, Number(partial), Number(ordered)],
  };
}

/**
 * A scan for each branch of `$or` together with the conditions beside it; undefined unless an index narrows every
 * branch.
 */
function branchScans(indexes: readonly CollectionIndex[], filter: Doc): IndexScan[] | undefined {
  const { $or: branches, ...beside } = filter;
  if (!Array.isArray(branches)) return undefined;
  const choices = branches
    .filter(isDoc)
    .map((branch) => bestChoice(indexes, conditionsOf(branch, conditionsOf(beside)), []));
  return choices.every((choice) => choice && narrows(choice)) ? choices.map((choice) => choice!.scan) : undefined;
}

/** The plan for a hint of, or a sort by, the natural order. */
function naturalPlan(hint: unknown, sort: readonly SortField[]): Plan | undefined {
  const bySort = sort.length === 1 && sort[0]!.field === '$natural' ? sort[0]!.direction : undefined;
  const byHint = isDoc(hint) ? hint['$natural'] : undefined;
  if (bySort === undefined && byHint === undefined) return undefined;
  const direction = (bySort ?? Number(byHint)) === -1 ? -1 : 1;
  return { scans: [], direction, sorted: bySort !== undefined || sort.length === 0, exact: false };
}

function compareScores(a: Choice['score'], b: Choice['score']): number {
  const at = a.findIndex((part, i) => part !== b[i]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}

function hintedIndex(indexes: readonly CollectionIndex[], hint: unknown): CollectionIndex {
  const pattern = JSON.stringify(hint);
  const index = indexes.find(({ name, key }) => name === hint || JSON.stringify(key) === pattern);
  if (!index)
    throw new CommandError(
      'BadValue',
      'error processing query: hint provided does not correspond to an existing index',
    );
  return index;
}

/** 1 or -1 when a scan in that direction returns the requested order, 0 when neither does. */
function sortDirection(index: CollectionIndex, { fields }: Bounds, sort: readonly SortField[]): 1 | -1 | 0 {
  const constant = index.fields.map((_, i) => fields[i]?.points?.length === 1);
  let direction = 0;
  let at = 0;
  for (const { field, direction: asked } of sort) {
    if (index.fields.some(({ name }, i) => name === field && constant[i] && !index.multikey[i])) continue;
    while (at < index.fields.length && constant[at]) at++;
    const next = index.fields[at];
    if (!next || next.name !== field || index.multikey[at]) return 0;
    const way = asked * next.direction;
    if (direction !== 0 && way !== direction) return 0;
    direction = way;
    at++;
  }
  return direction === -1 ? -1 : 1;
}
