import type { Doc } from '../bson';
import { CommandError } from '../command-error';
import { compile, isOperators } from '../query/matcher';
import type { SortField } from '../query/sort';
import type { CollectionIndex, KeyRange } from '../storage/collection-index';
import { equalValues } from '../value/compare';
import { boundsOf, conditionsOf, type Bounds, type Conditions } from './bounds';

/** How a query is answered: by an index over some ranges of keys, or by all documents. */
export interface Plan {
  readonly index: CollectionIndex | undefined;
  readonly ranges: readonly KeyRange[];
  readonly direction: 1 | -1;
  /** Whether each range is one whole unique key. */
  readonly unique: boolean;
  /** Whether the documents come in the order asked for. */
  readonly sorted: boolean;
  /** Whether every document that comes matches, so that the filter need not be tested. */
  readonly exact: boolean;
}

export interface PlanRequest {
  readonly filter: Doc;
  readonly sort?: readonly SortField[];
  /** An index by name or key pattern, or `{ $natural: 1 }`. */
  readonly hint?: unknown;
  /** Strings compare by a collation, which no index here has. */
  readonly collated?: boolean;
}

/**
 * Chooses among the indexes: one whose unique key is wholly given, else the longest run of fields bound to points, then
 * a range on the next field, then the order asked for. No index helps: all documents.
 * @throws CommandError 2 for a hint that names no usable index.
 */
export function plan(indexes: readonly CollectionIndex[], request: PlanRequest): Plan {
  const { filter, sort = [], hint } = request;
  const conditions: Conditions = request.collated ? new Map() : conditionsOf(filter);
  const simple = !Object.keys(filter).some((field) => field.startsWith('$'));
  let best: { score: number[]; plan: Plan } | undefined;
  const hinted = hint === undefined ? undefined : hintedIndex(indexes, hint);
  const natural = naturalPlan(hint, sort);
  if (natural) return natural;
  for (const index of hinted ? [hinted] : indexes) {
    if (!implies(conditions, index)) {
      if (hinted) break;
      continue;
    }
    const bounds = boundsOf(index, conditions);
    const direction = request.collated ? 0 : sortDirection(index, bounds, sort);
    const unique = index.unique && bounds.points === index.fields.length;
    const score = [Number(unique), bounds.points, Number(bounds.ranged), Number(direction !== 0 && sort.length > 0)];
    if (!hinted && score.every((part) => part === 0)) continue;
    if (best && compareScores(score, best.score) <= 0) continue;
    best = {
      score,
      plan: {
        index,
        ranges: direction === -1 ? [...bounds.ranges].reverse() : bounds.ranges,
        unique,
        direction: direction || 1,
        sorted: direction !== 0,
        exact: simple && bounds.exact && conditions.size === bounds.points,
      },
    };
    // At most one document for each key: no index can do better.
    if (unique) break;
  }
  if (!best && hinted)
    throw new CommandError(
      'BadValue',
      'error processing query: the hinted partial or sparse index cannot answer this query',
    );
  return best?.plan ?? scanPlan(1, sort.length === 0);
}

function naturalPlan(hint: unknown, sort: readonly SortField[]): Plan | undefined {
  const bySort = sort.length === 1 && sort[0]!.field === '$natural' ? sort[0]!.direction : undefined;
  const byHint = typeof hint === 'object' && hint !== null ? (hint as Doc)['$natural'] : undefined;
  if (bySort === undefined && byHint === undefined) return undefined;
  const direction = (bySort ?? Number(byHint)) === -1 ? -1 : 1;
  return scanPlan(direction, bySort !== undefined || sort.length === 0);
}

const scanPlan = (direction: 1 | -1, sorted: boolean): Plan => ({
  ...{ index: undefined, ranges: [], unique: false, exact: false, direction, sorted },
});

const compareScores = (a: number[], b: number[]): number => {
  const at = a.findIndex((part, i) => part !== b[i]);
  return at < 0 ? 0 : a[at]! - b[at]!;
};

function hintedIndex(indexes: readonly CollectionIndex[], hint: unknown): CollectionIndex | undefined {
  const pattern = JSON.stringify(hint);
  if (typeof hint === 'object' && hint !== null && '$natural' in hint) return undefined;
  const index = indexes.find(({ name, key }) => name === hint || JSON.stringify(key) === pattern);
  if (!index)
    throw new CommandError(
      'BadValue',
      'error processing query: hint provided does not correspond to an existing index',
    );
  return index;
}

/** 1 or -1 when scanning that way gives the order asked for, 0 when neither does. */
function sortDirection(index: CollectionIndex, bounds: Bounds, sort: readonly SortField[]): 1 | -1 | 0 {
  let direction = 0;
  let at = 0;
  const constants = new Set(index.fields.filter((_, i) => bounds.constant[i]).map(({ path }) => path.join('.')));
  for (const { field, direction: asked } of sort) {
    if (constants.has(field) && !index.multikey[index.fields.findIndex(({ path }) => path.join('.') === field)])
      continue;
    while (at < index.fields.length && bounds.constant[at]) at++;
    const next = index.fields[at];
    if (!next || next.path.join('.') !== field || index.multikey[at]) return 0;
    const way = asked * next.direction;
    if (direction !== 0 && way !== direction) return 0;
    direction = way;
    at++;
  }
  return direction === -1 ? -1 : 1;
}

/** Whether every document that meets the conditions is in the index, as partial and sparse indexes must be asked. */
function implies(conditions: Conditions, index: CollectionIndex): boolean {
  if (index.sparse && !index.fields.some(({ path }) => excludesMissing(conditions.get(path.join('.'))))) return false;
  return Object.entries(index.partialFilter ?? {}).every(([field, needed]) => {
    const given = conditions.get(field) ?? [];
    const parts = isOperators(needed) ? Object.entries(needed) : [['$eq', needed] as [string, unknown]];
    return !field.startsWith('$') && parts.every((part) => impliesPart(given, part));
  });
}

function impliesPart(given: [string, unknown][], [operator, value]: [string, unknown]): boolean {
  if (given.some(([other, argument]) => other === operator && equalValues(argument, value))) return true;
  if (operator === '$exists') return Boolean(value) && excludesMissing(given);
  const matches = compile({ value: { [operator]: value } });
  const beyond = operator.startsWith('$g') ? /^\$gte?$/ : operator.startsWith('$l') ? /^\$lte?$/ : /^$/;
  return given.some(
    ([other, argument]) =>
      (other === '$eq' && !Array.isArray(argument) && matches({ value: argument })) ||
      (other === '$in' &&
        Array.isArray(argument) &&
        argument.every((each) => !Array.isArray(each) && matches({ value: each }))) ||
      (beyond.test(other) && !Array.isArray(argument) && matches({ value: argument })),
  );
}

const excludesMissing = (given: [string, unknown][] = []): boolean =>
  given.some(([operator, value]) => {
    if (operator === '$exists') return Boolean(value);
    if (operator === '$in') return Array.isArray(value) && value.every((each) => each !== null && each !== undefined);
    return /^\$(eq|gt|gte|lt|lte)$/.test(operator) && value !== null && value !== undefined;
  });
