import { CommandError } from '../command-error';
import { isDoc, type Doc } from '../bson';
import { compareValues } from '../value/compare';
import { someAtPath } from '../value/path';

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

/** The value a document is sorted by: of an array the least element, or the greatest when descending. */
function sortValue(doc: Doc, { path, direction }: SortField, collator?: Intl.Collator): unknown {
  let best: unknown;
  let found = false;
  const consider = (value: unknown): void => {
    if (found && compareValues(value ?? null, best, collator) * direction >= 0) return;
    best = value ?? null;
    found = true;
  };
  someAtPath(doc, path, (leaf) => {
    if (Array.isArray(leaf) && leaf.length > 0) (leaf as unknown[]).forEach(consider);
    else consider(leaf);
    return false;
  });
  return found ? best : null;
}

/** As MongoDB's for a sort that may not use the disk. */
const MAX_SORT_BYTES = 100 * 1024 * 1024;

/**
 * Sorts items by their documents, stably; with a limit only that many are kept, and memory stays at about twice the limit.
 * @param limit 0 for all.
 * @param sizeOf bytes of an item.
 * @throws CommandError 292 when more than 100 MB would have to be kept, as nothing is sorted on disk.
 */
export function sortItems<T>(
  items: Iterable<T>,
  docOf: (item: T) => Doc,
  fields: readonly SortField[],
  limit = 0,
  collator?: Intl.Collator,
  sizeOf: (item: T) => number = () => 0,
): T[] {
  interface Kept {
    readonly item: T;
    readonly values: unknown[];
  }
  const compare = (a: Kept, b: Kept): number => {
    for (let i = 0; i < fields.length; i++) {
      const order = compareValues(a.values[i], b.values[i], collator);
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
    kept.push({ item, values: fields.map((field) => sortValue(doc, field, collator)) });
    size += sizeOf(item);
    if (size > MAX_SORT_BYTES || (limit > 0 && kept.length > 2 * limit + 1000)) trim();
    if (size > MAX_SORT_BYTES)
      throw new CommandError(
        'QueryExceededMemoryLimitNoDiskUseAllowed',
        `Sort exceeded memory limit of ${MAX_SORT_BYTES} bytes; this server sorts nothing on disk`,
      );
  }
  trim();
  return kept.map(({ item }) => item);
}

/**
 * A collator for MongoDB's collation: strength 1 ignores case and accents, 2 case only, 3 (the default) nothing.
 * @throws CommandError 2 for anything else.
 */
export function collatorOf(collation: unknown): Intl.Collator | undefined {
  if (collation === undefined || collation === null) return undefined;
  if (!isDoc(collation) || typeof collation['locale'] !== 'string')
    throw new CommandError('BadValue', 'collation needs a locale');
  const { locale, strength = 3, numericOrdering = false, ...rest } = collation;
  const sensitivity = ({ 1: 'base', 2: 'accent', 3: 'variant' } as const)[Number(strength) as 1 | 2 | 3];
  if (!sensitivity || Object.keys(rest).length > 0)
    throw new CommandError('BadValue', 'of a collation only locale, strength 1 to 3 and numericOrdering are supported');
  if (locale === 'simple') return undefined;
  return new Intl.Collator(locale as string, { sensitivity, numeric: numericOrdering === true });
}
