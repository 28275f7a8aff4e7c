import { isDoc, type Doc } from '../bson';
import { CommandError } from '../command-error';
import type { Matcher } from './matcher';

/**
 * The position in the array at `path` of the first element because of which the document matches: with that element
 * alone in the array it would match as well.
 * @throws CommandError 2 when no single element makes it match.
 */
export function matchedPosition(doc: Doc, path: readonly string[], matches: Matcher): number {
  const array = path.reduce<unknown>((value, part) => (isDoc(value) ? value[part] : undefined), doc);
  const position = Array.isArray(array)
    ? array.findIndex((element: unknown) => matches(withValue(doc, path, [element])))
    : -1;
  if (position >= 0) return position;
  throw new CommandError('BadValue', 'The positional operator did not find the match needed from the query.');
}

function withValue(doc: Doc, [part, ...rest]: readonly string[], value: unknown): Doc {
  return { ...doc, [part!]: rest.length === 0 ? value : withValue(doc[part!] as Doc, rest, value) };
}
