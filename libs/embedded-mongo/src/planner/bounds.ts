import { isDoc, type Doc } from '../bson';
import { isOperators } from '../query/matcher';
import type { CollectionIndex, KeyRange } from '../storage/collection-index';
import { keyOf, TAG, tagOf } from '../value/key';

/** The conditions of a filter that must all hold, by path: `[operator, argument]`. */
export type Conditions = Map<string, [operator: string, argument: unknown][]>;

/** The conditions of a filter, with those inside `$and`; what is in `$or` and the like narrows nothing here. */
export function conditionsOf(filter: Doc, into: Conditions = new Map()): Conditions {
  for (const [field, condition] of Object.entries(filter)) {
    if (field === '$and' && Array.isArray(condition)) for (const part of condition) conditionsOf(part as Doc, into);
    if (field.startsWith('$')) continue;
    const list = into.get(field) ?? [];
    list.push(...(isOperators(condition) ? Object.entries(condition) : ([['$eq', condition]] as [string, unknown][])));
    into.set(field, list);
  }
  return into;
}

/** How an index narrows a filter. */
export interface Bounds {
  readonly ranges: KeyRange[];
  /** Fields, from the first, bound to points (`$eq`, `$in`). */
  readonly points: number;
  /** Of those, by position, the ones bound to a single point: they are constant in the scan. */
  readonly constant: boolean[];
  /** Whether the next field is bound to a range. */
  readonly ranged: boolean;
  /** Whether the bounds hold the matching documents and no others, were the filter only about `points` fields. */
  readonly exact: boolean;
}

const MAX_POINTS = 10_000;
const END = Buffer.from([0xff]);

const isPoint = (value: unknown): boolean =>
  value !== undefined && !Array.isArray(value) && !(value instanceof RegExp) && tagOf(value) !== TAG.regex;

function pointsOf(conditions: [string, unknown][]): unknown[] | undefined {
  const equal = conditions.find(([operator, value]) => operator === '$eq' && isPoint(value));
  if (equal) return [equal[1]];
  const among = conditions.find(([operator, list]) => operator === '$in' && Array.isArray(list) && list.every(isPoint));
  return among?.[1] as unknown[] | undefined;
}

function rangeOf(conditions: [string, unknown][], direction: 1 | -1, multikey: boolean): KeyRange | undefined {
  const limits = conditions.filter(
    ([operator, value]) => /^\$[gl]te?$/.test(operator) && isPoint(value) && value !== null && !isDoc(value),
  );
  // Different elements of an array may satisfy each limit, so only one of them can narrow a multikey field.
  const used = multikey ? limits.slice(0, 1) : limits;
  const tag = used[0] && tagOf(used[0][1]);
  if (tag === undefined || used.some(([, value]) => tagOf(value) !== tag)) return undefined;
  const first = direction === 1 ? tag : 0xff - tag;
  let lower: Buffer = Buffer.from([first]);
  let upper: Buffer = Buffer.from([first + 1]);
  for (const [operator, value] of used) {
    const key = keyOf(value, direction);
    const after = Buffer.concat([key, END]);
    const inclusive = operator.endsWith('e');
    // Descending, the greater values come first.
    if (operator.startsWith('$g') === (direction === 1)) lower = max(lower, inclusive ? key : after);
    else upper = min(upper, inclusive ? after : key);
  }
  return { lower, upper };
}

const max = (a: Buffer, b: Buffer): Buffer => (Buffer.compare(a, b) >= 0 ? a : b);
const min = (a: Buffer, b: Buffer): Buffer => (Buffer.compare(a, b) <= 0 ? a : b);

/** The bounds an index has for the conditions; with no field bound, one range over the whole index. */
export function boundsOf(index: CollectionIndex, conditions: Conditions): Bounds {
  let prefixes: Buffer[] = [Buffer.alloc(0)];
  const constant: boolean[] = [];
  let multikeyUsed = false;
  let exact = true;
  for (const [position, { path, direction }] of index.fields.entries()) {
    const list = conditions.get(path.join('.')) ?? [];
    const multikey = index.multikey[position]!;
    // Conditions on two multikey fields may be met by different elements, so only the first narrows.
    if (multikey && multikeyUsed) break;
    multikeyUsed ||= multikey;
    const points = pointsOf(list);
    if (!points || points.length * prefixes.length > MAX_POINTS) {
      const range = rangeOf(list, direction, multikey);
      const ranges = prefixes.map((prefix) => ({
        lower: range ? Buffer.concat([prefix, range.lower]) : prefix,
        upper: Buffer.concat([prefix, range ? range.upper : END]),
      }));
      return { ranges, points: position, constant, ranged: range !== undefined, exact: false };
    }
    exact &&= list.length === 1 && !points.includes(null);
    const keys = points.map((point) => keyOf(point, direction));
    prefixes = distinct(prefixes.flatMap((prefix) => keys.map((key) => Buffer.concat([prefix, key]))));
    constant.push(points.length === 1);
  }
  const ranges = prefixes.map((lower) => ({ lower, upper: Buffer.concat([lower, END]) }));
  return { ranges, points: constant.length, constant, ranged: false, exact };
}

const distinct = (keys: Buffer[]): Buffer[] =>
  keys.length === 1 ? keys : keys.sort(Buffer.compare).filter((key, i) => i === 0 || !key.equals(keys[i - 1]!));
