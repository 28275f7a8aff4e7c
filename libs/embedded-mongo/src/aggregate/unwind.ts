import { isDoc, type Doc } from '../bson';
import { allowFields, CommandError } from '../command-error';
import { step } from '../value/path';

/** `$unwind`: returns one document for each element of an array; its path leads through documents only. */
export function unwind(docs: Iterable<Doc>, argument: unknown): Iterable<Doc> {
  const spec = isDoc(argument) ? argument : { path: argument };
  allowFields(spec, '$unwind', ['path', 'includeArrayIndex', 'preserveNullAndEmptyArrays']);
  const { path, includeArrayIndex, preserveNullAndEmptyArrays: preserve = false } = spec;
  if (typeof path !== 'string' || !/^\$[^$]/.test(path))
    throw new CommandError('Location28818', "path option to $unwind stage should be prefixed with a '$'");
  const parts = path.slice(1).split('.');
  function* unwound(): Generator<Doc> {
    for (const doc of docs) {
      const value = parts.reduce<unknown>((at, part) => (isDoc(at) ? step(at, part) : undefined), doc);
      const made = (element: unknown, index: number | null): Doc => {
        const one = Array.isArray(value) ? put(doc, parts, element) : doc;
        return typeof includeArrayIndex === 'string' ? put(one, includeArrayIndex.split('.'), index) : one;
      };
      if (Array.isArray(value) && value.length > 0) for (const [i, each] of value.entries()) yield made(each, i);
      else if (value === undefined || value === null || Array.isArray(value)) {
        if (preserve) yield made(undefined, null);
      } else yield made(value, null);
    }
  }
  return unwound();
}

/** The document with another value at a path (undefined removes it); fields outside the path are not copied. */
function put(doc: Doc, [part, ...rest]: readonly string[], value: unknown): Doc {
  const { [part!]: child, ...others } = doc;
  if (rest.length > 0) return { ...doc, [part!]: put(isDoc(child) ? child : {}, rest, value) };
  return value === undefined ? others : { ...doc, [part!]: value };
}
