import { CommandError } from '../command-error';
import type { Doc } from '../bson';
import { compareValues } from '../value/compare';
import { isPosition, step } from '../value/path';
import { MAX_BYTES, withinMemory } from './memory-limit';

export interface SortField {
  readonly field: string;
  readonly path: readonly string[];
  readonly direction: 1 | -1;
}

/** The fields of a sort specification. @throws CommandError 2 for a direction other than 1 and -1. */
export function sortFields(sort: Doc): SortField[] {
  return Object.entries(sort).map(([field, value]) => {
    const direction = Number(value);
    if (direction !== 1 && direction !== -1)
      throw new CommandError('BadValue', `Illegal sort direction for ${field}: must be 1 or -1`);
    return { field, path: field.split('.'), direction };
  });
}

/**
 * The keys at a path, as an index has them: one for each element of an array; undefined for an empty array, null when
 * missing.
 */
function* keysAt(start: unknown, path: readonly string[], at = 0, element = false): Generator<unknown> {
  let value = start;
  for (; at < path.length && !(Array.isArray(value) && !isPosition(path[at]!)); at++) value = step(value, path[at]!);
  // An array that is itself an element is one value.
  if (!Array.isArray(value) || (element && value === start)) yield at < path.length ? null : (value ?? null);
  else if (value.length === 0) yield at < path.length ? null : undefined;
  else for (const each of value as unknown[]) yield* keysAt(each, path, at, true);
}

/** The value a document is sorted by: the least element of an array, or the greatest when descending. */
function sortValue(doc: Doc, { path, direction }: SortField): unknown {
  const value = path.length === 1 ? step(doc, path[0]!) : [];
  if (!Array.isArray(value)) return value ?? null;
  const [first, ...rest] = keysAt(doc, path);
  return rest.reduce((best, key) => (compareValues(key, best) * direction < 0 ? key : best), first);
}

/**
 * Sorts items by their documents, stably. With a limit only that many are kept, and memory stays at about twice the
 * limit.
 * @param limit the most items to return; 0 for all.
 * @param sizeOf the bytes of an item.
 * @throws CommandError 292 when more than 100 MB would have to be kept, because nothing is sorted on disk.
 */
export function sortItems<T>(
  items: Iterable<T>,
  docOf: (item: T) => Doc,
  fields: readonly SortField[],
  limit = 0,
  sizeOf: (item: T) => number = () => 0,
): T[] {
  interface Kept {
    readonly item: T;
    readonly values: unknown[];
  }
  const compare = (a: Kept, b: Kept): number => {
    for (let i = 0; i < fields.length; i++) {
      const order = compareValues(a.values[i], b.values[i]);
      if (order !== 0) return order * fields[i]!.direction;
    }
    return 0;
  };
  const kept: Kept[] = [];
  let size = 0;
  const trim = (): void => {
    kept.sort(compare);
    if (limit > 0) kept.length = Math.min(kept.length, limit);
    size = kept.reduce((sum, { item }) => sum + sizeOf(item), 0);
  };
  for (const item of items) {
    const doc = docOf(item);
    kept.push({ item, values: fields.map((field) => sortValue(doc, field)) });
    size += sizeOf(item);
    if (size > MAX_BYTES || (limit > 0 && kept.length > 2 * limit + 1000)) trim();
    withinMemory('Sort', size);
  }
  trim();
  return kept.map(({ item }) => item);
}
