import { ObjectId } from 'bson';
import { decode, encode, isDoc, type Doc } from '../bson';
import { runPipeline } from '../aggregate/pipeline';
import { CommandError } from '../command-error';
import { compile, isOperators, type Matcher } from '../query/matcher';
import { isRegex } from '../query/operators';
import { equalValues } from '../value/compare';
import { isPosition, step } from '../value/path';
import { operations, RENAME, UPDATE_OPERATORS } from './operators';
import { changeAt, compileArrayFilters, concretePaths, MISSING, type Positions } from './paths';

/** A compiled update. */
export interface Update {
  /** The top-level fields it can change, or undefined for any. */
  readonly roots: ReadonlySet<string> | undefined;
  /** A whole new document rather than operators; refused for several documents at once. */
  readonly replacement: boolean;
  /** The changed document (the one given is changed in place). */
  apply(doc: Doc): Doc;
  /** The document to insert when none matched: the filter's equalities, changed. */
  insert(): Doc;
}

const PIPELINE_STAGES = new Set(['$addFields', '$set', '$project', '$unset', '$replaceRoot', '$replaceWith']);

/**
 * Compiles an update: operators, a replacement, or a pipeline.
 * @param variables aggregation variables a pipeline and `$expr` may use, by name.
 * @throws CommandError 9 for an update that is none of these, 40 for two operators on one path.
 */
export function compileUpdate(
  update: unknown,
  filter: Doc,
  arrayFilters: readonly Doc[] = [],
  variables?: Doc,
): Update {
  const parsed = parse(update, filter, arrayFilters, variables);
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

/** What a filter says is equal, be it in a list of one. */
function* equalities(filter: Doc): Generator<[field: string, value: unknown]> {
  for (const [field, condition] of Object.entries(filter)) {
    if (field === '$and' || (field === '$or' && (condition as Doc[]).length === 1))
      for (const part of condition as Doc[]) yield* equalities(part);
    if (field.startsWith('$')) continue;
    const { $eq, $all, $in } = isOperators(condition) ? condition : { $eq: condition };
    const only = [$all, $in].find((list): list is [unknown] => Array.isArray(list) && list.length === 1);
    const value = $eq === undefined && only && !isOperators(only[0]) ? only[0] : $eq;
    if (value !== undefined && !isRegex(value)) yield [field, value];
  }
}

interface Parsed {
  readonly roots: ReadonlySet<string> | undefined;
  readonly replacement: boolean;
  change(doc: Doc, inserting: boolean): Doc;
}

function parse(update: unknown, filter: Doc, arrayFilters: readonly Doc[], variables?: Doc): Parsed {
  if (Array.isArray(update)) return pipeline(update as Doc[], arrayFilters, variables);
  if (!isDoc(update)) throw new CommandError('FailedToParse', 'Update argument must be either an object or an array');
  const fields = Object.keys(update);
  if (fields[0]?.startsWith('$')) return modifiers(update, filter, arrayFilters, variables);
  const dollar = fields.find((field) => field.startsWith('$'));
  if (dollar)
    throw new CommandError('DollarPrefixedFieldName', `The dollar ($) prefixed field '${dollar}' is not allowed`);
  const change = (doc: Doc): Doc => {
    if ('_id' in update && doc['_id'] !== undefined) requireSameId(doc['_id'], update['_id']);
    return '_id' in doc ? { _id: doc['_id'], ...update } : { ...update };
  };
  return { roots: undefined, replacement: true, change };
}

function pipeline(stages: Doc[], arrayFilters: readonly Doc[], variables?: Doc): Parsed {
  if (arrayFilters.length > 0)
    throw new CommandError('FailedToParse', 'arrayFilters may not be specified for pipeline-style updates');
  for (const stage of stages) {
    const [name] = Object.keys(stage);
    if (!PIPELINE_STAGES.has(name!))
      throw new CommandError('InvalidOptions', `${name} is not allowed to be used within an update`);
  }
  const change = (doc: Doc): Doc => {
    const id = doc['_id'];
    // Expressions know JavaScript's numbers only.
    const [changed = {}] = runPipeline([decode(encode(doc))], stages, { variables });
    if (id === undefined) return changed;
    if (changed['_id'] === undefined) return { _id: id, ...changed };
    requireSameId(id, changed['_id']);
    return changed;
  };
  return { roots: undefined, replacement: false, change };
}

function modifiers(update: Doc, filter: Doc, arrayFilters: readonly Doc[], variables?: Doc): Parsed {
  const filters = compileArrayFilters(arrayFilters);
  const list = [...operations(update)].map(([operator, field, argument]) => {
    const path = field.split('.');
    if (path.includes(''))
      throw new CommandError('BadValue', `The update path '${field}' contains an empty field name`);
    return { operator, path, argument };
  });
  list.sort((a, b) => comparePaths(a.path, b.path));
  refuseUnusedFilters(
    filters,
    list.map(({ path }) => path),
  );
  for (const { operator, path, argument } of list) {
    const [from, to] = [`${path.join('.')}.`, `${String(argument)}.`];
    if (operator === RENAME && (from.startsWith(to) || to.startsWith(from)))
      throw new CommandError('BadValue', 'The source and target field for $rename must not be on the same path');
  }
  const renamed = list.filter(({ operator }) => operator === RENAME).map(({ argument }) => String(argument).split('.'));
  refuseConflicts([...list.map(({ path }) => path), ...renamed]);
  let matches: Matcher | undefined;
  const change = (doc: Doc, inserting: boolean): Doc => {
    const id = doc['_id'];
    // Only a positional `$` looks at the filter again.
    const positions: Positions = {
      arrayFilters: filters,
      get matches() {
        return inserting ? undefined : (matches ??= compile(filter, undefined, variables));
      },
    };
    const resolved = list
      .map((each) => ({ ...each, paths: concretePaths(doc, each.path, positions) }))
      .filter(({ operator }) => operator !== '$setOnInsert' || inserting);
    for (const { operator, paths, argument } of resolved)
      for (const path of paths) {
        if (operator === RENAME) rename(doc, path, argument);
        else changeAt(doc, path, (value) => UPDATE_OPERATORS[operator]!(value, argument));
      }
    if (id !== undefined) requireSameId(id, doc['_id']);
    return doc;
  };
  return {
    roots: new Set([...list.map(({ path }) => path[0]!), ...renamed.map(([root]) => root!)]),
    replacement: false,
    change,
  };
}

/** MongoDB works its way through the fields in this order, which is that of new fields in the document. */
function comparePaths(a: string[], b: string[]): number {
  const at = a.findIndex((part, i) => part !== b[i]);
  if (at < 0) return a.length - b.length;
  const [one, other] = [a[at]!, b[at] ?? ''];
  return isPosition(one) && isPosition(other) ? Number(one) - Number(other) : one < other ? -1 : 1;
}

function rename(doc: Doc, path: string[], target: unknown): void {
  if (typeof target !== 'string') throw new CommandError('BadValue', "The 'to' field for $rename must be a string");
  const to = target.split('.');
  let value: unknown = doc;
  for (const part of path) {
    if (value === undefined) return;
    if (!isDoc(value) && !(Array.isArray(value) && isPosition(part)))
      throw new CommandError(
        'PathNotViable',
        `cannot use the part '${part}' of '${path.join('.')}' to traverse the element`,
      );
    value = step(value, part);
  }
  if (value === undefined) return;
  for (const [which, parts] of [
    ['source', path],
    ['destination', to],
  ] as const)
    if (parts.some((_, i) => Array.isArray(parts.slice(0, i).reduce<unknown>(step, doc))))
      throw new CommandError('BadValue', `The ${which} field cannot be an array element, '${parts.join('.')}'`);
  changeAt(doc, path, () => MISSING);
  changeAt(doc, to, () => value);
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

function refuseUnusedFilters(filters: ReadonlyMap<string, Matcher>, paths: string[][]): void {
  for (const name of filters.keys())
    if (!paths.some((path) => path.includes(`$[${name}]`)))
      throw new CommandError('FailedToParse', `The array filter for identifier '${name}' was not used in the update`);
}
