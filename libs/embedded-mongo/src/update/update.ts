import { ObjectId } from 'bson';
import { isDoc, type Doc } from '../bson';
import { CommandError } from '../command-error';
import { compile, isOperators, type Matcher } from '../query/matcher';
import { isRegex } from '../query/operators';
import { equalValues } from '../value/compare';
import { isPosition } from '../value/path';
import { operations, UPDATE_OPERATORS } from './operators';
import { changeAt, concretePaths, type FoundBy, updatePath } from './paths';

/** A compiled update. */
export interface Update {
  /** The top-level fields it can change, or undefined for any. */
  readonly roots: ReadonlySet<string> | undefined;
  /** Whether it is a whole new document rather than operators; refused for several documents at once. */
  readonly replacement: boolean;
  /** Returns the changed document (the given one is changed in place). */
  apply(doc: Doc): Doc;
  /** The document to insert when none matched: the filter's equalities with the update applied. */
  insert(): Doc;
}

/**
 * Compiles an update: operators or a replacement.
 * @throws CommandError 9 for an update that is neither, 40 for two operators on one path.
 */
export function compileUpdate(update: unknown, filter: Doc): Update {
  const parsed = parse(update, filter);
  return {
    ...parsed,
    apply: (doc) => parsed.change(doc, false),
    insert: () => {
      const base: Doc = {};
      const equal = [...equalities(filter)].filter(([field]) => !parsed.replacement || field === '_id');
      for (const [i, [field, value]] of equal.entries()) {
        if (equal.some(([other], at) => at !== i && `${field}.`.startsWith(`${other}.`)))
          throw new CommandError(
            'NotSingleValueField',
            `cannot infer query fields to set, path '${field}' is matched twice`,
          );
        changeAt(base, field.split('.'), () => value);
      }
      const changed = parsed.change(base, true);
      const { _id = new ObjectId(), ...rest } = changed;
      return { _id, ...rest };
    },
  };
}

/** The values that a filter requires by equality, including a list of one value. */
function* equalities(filter: Doc): Generator<[field: string, value: unknown]> {
  for (const [field, condition] of Object.entries(filter)) {
    if (field === '$and' || (field === '$or' && (condition as Doc[]).length === 1))
      for (const part of condition as Doc[]) yield* equalities(part);
    if (field.startsWith('$')) continue;
    const { $eq, $in } = isOperators(condition) ? condition : { $eq: condition };
    const value: unknown = $eq === undefined && Array.isArray($in) && $in.length === 1 ? $in[0] : $eq;
    if (value !== undefined && !isRegex(value)) yield [field, value];
  }
}

interface Parsed {
  readonly roots: ReadonlySet<string> | undefined;
  readonly replacement: boolean;
  change(doc: Doc, inserting: boolean): Doc;
}

function parse(update: unknown, filter: Doc): Parsed {
  if (Array.isArray(update))
    throw new CommandError('FailedToParse', 'an update that is an aggregation pipeline is not supported');
  if (!isDoc(update)) throw new CommandError('FailedToParse', 'Update argument must be an object');
  const fields = Object.keys(update);
  if (fields[0]?.startsWith('$')) return modifiers(update, filter);
  const dollar = fields.find((field) => field.startsWith('$'));
  if (dollar)
    throw new CommandError('DollarPrefixedFieldName', `The dollar ($) prefixed field '${dollar}' is not allowed`);
  const change = (doc: Doc): Doc => {
    if ('_id' in update && doc['_id'] !== undefined) requireSameId(doc['_id'], update['_id']);
    return '_id' in doc ? { _id: doc['_id'], ...update } : { ...update };
  };
  return { roots: undefined, replacement: true, change };
}

function modifiers(update: Doc, filter: Doc): Parsed {
  const list = [...operations(update)].map(([operator, field, argument]) => {
    return { operator, path: updatePath(field), argument };
  });
  list.sort((a, b) => comparePaths(a.path, b.path));
  refuseConflicts(list.map(({ path }) => path));
  let matches: Matcher | undefined;
  const change = (doc: Doc, inserting: boolean): Doc => {
    const id = doc['_id'];
    // Only a positional `$` needs the filter again.
    const foundBy = (): FoundBy => (inserting ? undefined : (matches ??= compile(filter)));
    const resolved = list
      .map((each) => ({ ...each, paths: concretePaths(doc, each.path, foundBy) }))
      .filter(({ operator }) => operator !== '$setOnInsert' || inserting);
    for (const { operator, paths, argument } of resolved)
      for (const path of paths) changeAt(doc, path, (value) => UPDATE_OPERATORS[operator]!(value, argument));
    if (id !== undefined) requireSameId(id, doc['_id']);
    return doc;
  };
  return { roots: new Set(list.map(({ path }) => path[0]!)), replacement: false, change };
}

/** MongoDB visits the fields in this order, which is also the order of new fields in the document. */
function comparePaths(a: string[], b: string[]): number {
  const at = a.findIndex((part, i) => part !== b[i]);
  if (at < 0) return a.length - b.length;
  const [one, other] = [a[at]!, b[at] ?? ''];
  return isPosition(one) && isPosition(other) ? Number(one) - Number(other) : one < other ? -1 : 1;
}

function requireSameId(before: unknown, after: unknown): void {
  if (!equalValues(before, after))
    throw new CommandError(
      'ImmutableField',
      "Performing an update on the path '_id' would modify the immutable field '_id'",
    );
}

function refuseConflicts(paths: string[][]): void {
  const seen = new Set<string>();
  for (const path of paths.map((parts) => parts.join('.')).sort()) {
    const parts = path.split('.');
    if (parts.some((_, i) => seen.has(parts.slice(0, i + 1).join('.'))))
      throw new CommandError(
        'ConflictingUpdateOperators',
        `Updating the path '${path}' would create a conflict at '${path}'`,
      );
    seen.add(path);
  }
}
