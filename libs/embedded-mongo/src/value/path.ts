import { isDoc, type Doc } from '../bson';

const DIGITS = /^\d+$/;

/** True for a path component that can be an array position. */
export const isPosition = (part: string): boolean => DIGITS.test(part);

const own = (value: Doc, part: string): unknown => (Object.hasOwn(value, part) ? value[part] : undefined);

let matched: number | undefined;

/** Tests the elements of an array on a path, and records which one passed. */
export function someElement(array: readonly unknown[], test: (element: unknown) => boolean): boolean {
  const position = array.findIndex(test);
  if (position >= 0) matched = position;
  return position >= 0;
}

/** The position of the element that passed, in the outermost array on the path that `test` tested last. */
export function matchedPosition(test: () => unknown): number | undefined {
  const before = matched;
  matched = undefined;
  test();
  const position = matched;
  matched = before;
  return position;
}

/**
 * Tests the values at a dotted path, as MongoDB's queries do: an array on the way is entered at a position when the
 * part is a number, and through each of its sub-documents; a path that ends early gives `undefined`. The array at the
 * path's end is passed as a whole.
 */
export function someAtPath(value: unknown, path: readonly string[], test: (leaf: unknown) => boolean, at = 0): boolean {
  if (at === path.length) return test(value);
  const part = path[at]!;
  if (Array.isArray(value)) {
    if (isPosition(part) && Number(part) < value.length && someAtPath(value[Number(part)], path, test, at + 1))
      return true;
    return someElement(value, (element) => isDoc(element) && someAtPath(element, path, test, at));
  }
  return isDoc(value) ? someAtPath(own(value, part), path, test, at + 1) : test(undefined);
}

/** One step into a document or array, for index keys and updates; `undefined` when there is nothing. */
export function step(value: unknown, part: string): unknown {
  if (Array.isArray(value)) return isPosition(part) ? (value as unknown[])[Number(part)] : undefined;
  return isDoc(value) ? own(value, part) : undefined;
}
