import { isDoc, type Doc } from '../bson';
import { CommandError } from '../command-error';
import type { Matcher } from '../query/matcher';
import { isPosition, matchedPosition, step } from '../value/path';

const bad = (message: string): CommandError => new CommandError('BadValue', message);

/** Marks a field as missing: an operator returns it to remove the field. */
export const MISSING = Symbol('missing');

/** The filter that found a document, for `$`; undefined for the insert of an upsert. */
export type FoundBy = Matcher | undefined;

/** The parts of an update path. @throws CommandError 2 or 52 for a path that is not supported. */
export function updatePath(field: string): string[] {
  const path = field.split('.');
  for (const part of path) {
    if (part === '') throw bad(`The update path '${field}' contains an empty field name`);
    if (/^\$\[.+\]$/.test(part)) throw bad(`array filters are not supported: '${part}' in '${field}'`);
    if (part.startsWith('$') && part !== '$' && part !== '$[]')
      throw new CommandError(
        'DollarPrefixedFieldName',
        `The dollar ($) prefixed field '${part}' in '${field}' is not valid for storage.`,
      );
  }
  return path;
}

/** The concrete paths of an update path in a document: `$` and `$[]` become array positions. */
export function concretePaths(doc: Doc, path: readonly string[], foundBy: () => FoundBy): string[][] {
  const at = path.findIndex((part) => part.startsWith('$'));
  if (at < 0) return [[...path]];
  const before = path.slice(0, at);
  const array = before.reduce<unknown>(step, doc);
  return positionsOf(doc, array, path[at]!, before, foundBy).flatMap((position) =>
    concretePaths(doc, [...before, String(position), ...path.slice(at + 1)], foundBy),
  );
}

function positionsOf(
  doc: Doc,
  array: unknown,
  part: string,
  before: readonly string[],
  foundBy: () => FoundBy,
): number[] {
  if (part === '$') {
    const matches = foundBy();
    const position = matches && matchedPosition(() => matches(doc));
    if (position !== undefined) return [position];
    throw bad('The positional operator did not find the match needed from the query.');
  }
  if (array === undefined)
    throw bad(`The path '${before.join('.')}' must exist in the document in order to apply array updates.`);
  if (!Array.isArray(array)) throw bad(`Cannot apply array updates to non-array element '${before.join('.')}'`);
  return [...array.keys()];
}

/**
 * Replaces the value at a concrete path with the result of `change`, creating the documents on the way unless there is
 * no value to put there.
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
