import { isDoc, type Doc } from '../bson';
import { CommandError } from '../command-error';
import { compile, type Matcher } from '../query/matcher';
import { isPosition, matchedPosition, step } from '../value/path';

const bad = (message: string): CommandError => new CommandError('BadValue', message);

/** Marks a field as missing: what an operator returns to remove it. */
export const MISSING = Symbol('missing');

/** What the positional parts of update paths refer to. */
export interface Positions {
  readonly arrayFilters: ReadonlyMap<string, Matcher>;
  /** The update's filter, for `$`; undefined on an upsert's insert. */
  readonly matches: Matcher | undefined;
}

/** Compiles `arrayFilters` by identifier. @throws CommandError 9 for one without a single identifier. */
export function compileArrayFilters(filters: readonly Doc[]): Map<string, Matcher> {
  const compiled = new Map<string, Matcher>();
  for (const filter of filters) {
    const names = new Set(Object.keys(filter).map((field) => field.split('.')[0]!));
    const [name] = names;
    if (names.size !== 1 || !name || !/^[a-z][a-zA-Z0-9]*$/.test(name))
      throw new CommandError(
        'FailedToParse',
        'each array filter must use one identifier that begins with a lower-case letter',
      );
    if (compiled.has(name))
      throw new CommandError(
        'FailedToParse',
        `Found multiple array filters with the same top-level field name ${name}`,
      );
    compiled.set(name, compile(filter));
  }
  return compiled;
}

/** The concrete paths an update path stands for in a document: `$`, `$[]` and `$[name]` become array positions. */
export function concretePaths(doc: Doc, path: readonly string[], positions: Positions): string[][] {
  const at = path.findIndex((part) => part.startsWith('$'));
  if (at < 0) return [[...path]];
  const before = path.slice(0, at);
  const array = before.reduce<unknown>(step, doc);
  return positionsOf(doc, array, path[at]!, before, positions).flatMap((position) =>
    concretePaths(doc, [...before, String(position), ...path.slice(at + 1)], positions),
  );
}

function positionsOf(
  doc: Doc,
  array: unknown,
  part: string,
  before: readonly string[],
  positions: Positions,
): number[] {
  if (part === '$') {
    const { matches } = positions;
    const position = matches && matchedPosition(() => matches(doc));
    if (position !== undefined) return [position];
    throw bad('The positional operator did not find the match needed from the query.');
  }
  if (array === undefined)
    throw bad(`The path '${before.join('.')}' must exist in the document in order to apply array updates.`);
  if (!Array.isArray(array)) throw bad(`Cannot apply array updates to non-array element '${before.join('.')}'`);
  const all = [...array.keys()];
  if (part === '$[]') return all;
  const name = part.slice(2, -1);
  const filter = positions.arrayFilters.get(name);
  if (!filter) throw bad(`No array filter found for identifier '${name}' in path`);
  return all.filter((position) => filter({ [name]: array[position] as unknown }));
}

/**
 * Replaces the value at a concrete path by what `change` makes of it, creating the documents on the way unless there is
 * nothing to put there.
 * @throws CommandError 28 when a value on the way can hold no field.
 */
export function changeAt(doc: Doc, path: readonly string[], change: (value: unknown) => unknown): void {
  let parent: unknown = doc;
  const last = path.length - 1;
  for (let at = 0; at < last; at++) {
    let child = step(parent, path[at]!);
    if (child === undefined) {
      if (change(undefined) === MISSING) return;
      put(parent, path[at]!, (child = {}), path);
    }
    parent = child;
  }
  const before = step(parent, path[last]!);
  const after = change(before);
  if (after === MISSING) unset(parent, path[last]!);
  else if (after !== before) put(parent, path[last]!, after, path);
}

function put(parent: unknown, part: string, value: unknown, path: readonly string[]): void {
  if (isDoc(parent)) {
    parent[part] = value;
    return;
  }
  if (!Array.isArray(parent) || !isPosition(part) || Number(part) > parent.length + 1_500_000)
    throw new CommandError('PathNotViable', `Cannot create field '${part}' in element at '${path.join('.')}'`);
  while (parent.length < Number(part)) parent.push(null);
  parent[Number(part)] = value;
}

function unset(parent: unknown, part: string): void {
  if (isDoc(parent)) delete parent[part];
  else if (Array.isArray(parent) && isPosition(part) && Number(part) < parent.length) parent[Number(part)] = null;
}
