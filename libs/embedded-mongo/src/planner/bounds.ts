import { isDoc, type Doc } from '../bson';
import { isOperators } from '../query/matcher';
import type { CollectionIndex, KeyRange } from '../storage/collection-index';
import { keyOf, TAG, tagOf } from '../value/key';
import { longestPrefix, textPrefixes } from './text-prefix';

export type Condition = [operator: string, argument: unknown];

/** The conditions of a filter that must all hold, by path. */
export type Conditions = Map<string, Condition[]>;

/** The conditions of a filter, including those inside `$and`; `$or` and similar operators do not narrow the bounds. */
export function conditionsOf(filter: Doc, into: Conditions = new Map()): Conditions {
  for (const [field, condition] of Object.entries(filter)) {
    if (field === '$and' && Array.isArray(condition)) for (const part of condition) conditionsOf(part as Doc, into);
    if (field.startsWith('$')) continue;
    const list = into.get(field) ?? [];
    list.push(...(isOperators(condition) ? Object.entries(condition) : ([['$eq', condition]] as Condition[])));
    into.set(field, list);
  }
  return into;
}

/** How a field of an index is bound: to points (`$eq`, `$in`), or by limits (`$gt`, `$gte`, `$lt`, `$lte`). */
export interface FieldBounds {
  readonly points?: readonly unknown[];
  readonly limits?: readonly Condition[];
}

/** How an index narrows a filter. */
export interface Bounds {
  readonly ranges: KeyRange[];
  /** The bound fields, from the first: points, and after them at most one with limits. */
  readonly fields: readonly FieldBounds[];
  /** How many fields are bound to points. */
  readonly points: number;
  /** Whether the bounds contain exactly the documents that match the conditions on the bound fields. */
  readonly exact: boolean;
  /** The offset in the keys at which the field with limits begins, when exactly one set of points precedes it. */
  readonly limitsAt?: number;
  /**
   * Further ranges, when one range does not express the conditions: exactly the documents that have a key in each of them
   * and in `ranges` match.
   */
  readonly also?: readonly KeyRange[];
}

const MAX_POINTS = 10_000;
/** SQLite combines no more than some hundred selections. */
const MAX_ALSO = 100;
const END = Buffer.from([0xff]);

const isPoint = (value: unknown): boolean =>
  value !== undefined && !Array.isArray(value) && !(value instanceof RegExp) && tagOf(value) !== TAG.regex;

function pointsOf(conditions: readonly Condition[]): unknown[] | undefined {
  const equal = conditions.find(([operator, value]) => operator === '$eq' && isPoint(value));
  if (equal) return [equal[1]];
  const among = conditions.find(([operator, list]) => operator === '$in' && Array.isArray(list) && list.every(isPoint));
  return among?.[1] as unknown[] | undefined;
}

function limitsOf(conditions: readonly Condition[], multikey: boolean): Condition[] {
  const limits = conditions.filter(
    ([operator, value]) => /^\$[gl]te?$/.test(operator) && isPoint(value) && value !== null && !isDoc(value),
  );
  // Different elements of an array may satisfy each limit, so only one of them can narrow a multikey field.
  const used = multikey ? limits.slice(0, 1) : limits;
  return used.every(([, value]) => tagOf(value) === tagOf(used[0]![1])) ? used : [];
}

function rangeOf(limits: readonly Condition[], direction: 1 | -1): KeyRange {
  const tag = tagOf(limits[0]![1]);
  const first = direction === 1 ? tag : 0xff - tag;
  let lower: Buffer = Buffer.from([first]);
  let upper: Buffer = Buffer.from([first + 1]);
  for (const [operator, value] of limits) {
    const key = keyOf(value, direction);
    const after = Buffer.concat([key, END]);
    const inclusive = operator.endsWith('e');
    // In a descending index the greater values come first.
    if (operator.startsWith('$g') === (direction === 1)) lower = max(lower, inclusive ? key : after);
    else upper = min(upper, inclusive ? after : key);
  }
  return { lower, upper };
}

/**
 * The texts that begin with a prefix, inverted for `direction` -1. What follows a text in a key is less than 0xff 0xff.
 */
function prefixRange(prefix: string, direction: 1 | -1): KeyRange {
  // The key of the prefix without its terminator.
  const lower = keyOf(prefix, direction).subarray(0, -1);
  return { lower, upper: Buffer.concat([lower, END, END]) };
}

/** The range that limits a field, and whether it expresses the conditions completely. */
function limitedRange(
  conditions: readonly Condition[],
  multikey: boolean,
  direction: 1 | -1,
): { range: KeyRange; limits: Condition[]; exact: boolean; also?: KeyRange[] } | undefined {
  const prefix = longestPrefix(conditions);
  if (prefix !== undefined) {
    const limits: Condition[] = [['$gte', prefix], ['$lt', `${prefix}\u{10ffff}`]]; // prettier-ignore
    const others = textPrefixes(conditions)?.filter((each) => each !== prefix) ?? [];
    const also = others.slice(0, MAX_ALSO + 1).map((each) => prefixRange(each, direction));
    return { range: prefixRange(prefix, direction), limits, exact: conditions.length === 1, also };
  }
  const limits = limitsOf(conditions, multikey);
  if (limits.length === 0) return undefined;
  const exact = limits.length === conditions.length && excludesNaN(limits);
  return { range: rangeOf(limits, direction), limits, exact };
}

/**
 * NaN sorts below all numbers in an index but matches no comparison, so number limits are exact only with a lower
 * limit.
 */
const excludesNaN = (limits: readonly Condition[]): boolean =>
  tagOf(limits[0]![1]) !== TAG.number ||
  (limits.some(([operator]) => operator.startsWith('$g')) && !limits.some(([, value]) => Number.isNaN(value)));

const max = (a: Buffer, b: Buffer): Buffer => (Buffer.compare(a, b) >= 0 ? a : b);
const min = (a: Buffer, b: Buffer): Buffer => (Buffer.compare(a, b) <= 0 ? a : b);

/** The bounds an index has for the conditions; with no field bound, one range over the whole index. */
export function boundsOf(index: CollectionIndex, conditions: Conditions): Bounds {
  let prefixes: Buffer[] = [Buffer.alloc(0)];
  const fields: FieldBounds[] = [];
  let multikeyUsed = false;
  let exact = true;
  for (const [position, { name, direction }] of index.fields.entries()) {
    const list = conditions.get(name);
    const multikey = index.multikey[position]!;
    // Different elements may meet conditions on two multikey fields, so only the first field narrows the range.
    if (!list || (multikey && multikeyUsed)) break;
    multikeyUsed ||= multikey;
    const points = pointsOf(list);
    if (!points || points.length * prefixes.length > MAX_POINTS) {
      const limited = limitedRange(list, multikey, direction);
      if (!limited) break;
      const ranges = prefixes.map((prefix) => after(prefix, limited.range));
      const bounds = { ranges, points: position, fields: [...fields, { limits: limited.limits }] };
      const [only, ...others] = prefixes;
      const also = limited.also ?? [];
      const intersects = exact && others.length === 0 && also.length > 0 && also.length <= MAX_ALSO;
      return {
        ...bounds,
        exact: exact && limited.exact,
        ...(only && others.length === 0 ? { limitsAt: only.length } : {}),
        ...(only && intersects ? { also: also.map((range) => after(only, range)) } : {}),
      };
    }
    exact &&= list.length === 1 && !points.includes(null);
    const keys = points.map((point) => keyOf(point, direction));
    prefixes = distinct(prefixes.flatMap((prefix) => keys.map((key) => Buffer.concat([prefix, key]))));
    fields.push({ points });
  }
  const ranges = prefixes.map((lower) => ({ lower, upper: Buffer.concat([lower, END]) }));
  return { ranges, points: fields.length, fields, exact };
}

const after = (prefix: Buffer, { lower, upper }: KeyRange): KeyRange => ({
  lower: Buffer.concat([prefix, lower]),
  upper: Buffer.concat([prefix, upper]),
});

const distinct = (keys: Buffer[]): Buffer[] =>
  keys.length === 1 ? keys : keys.sort(Buffer.compare).filter((key, i) => i === 0 || !key.equals(keys[i - 1]!));
