import { CommandError } from '../command-error';
import type { Doc } from '../bson';
import { compoundKey } from '../value/key';
import { isPosition, step } from '../value/path';

export interface IndexField {
  /** The dotted path, and its parts. */
  readonly name: string;
  readonly path: readonly string[];
  readonly direction: 1 | -1;
}

export interface IndexKeys {
  /** The distinct keys of the document; none when a sparse index excludes it. */
  readonly keys: Buffer[];
  /** The fields whose path met an array. */
  readonly multikey: boolean[];
}

interface Walk {
  readonly value: unknown;
  readonly at: number;
}

/**
 * The index keys of a document: one for each element of the array that the index's paths meet. A missing field is null,
 * an empty array undefined, as in MongoDB.
 * @throws CommandError 171 when the paths meet two different arrays.
 */
export function indexKeys(doc: Doc, fields: readonly IndexField[], sparse: boolean): IndexKeys {
  const multikey = fields.map(() => false);
  const directions = fields.map((field) => field.direction);
  const keys: Buffer[] = [];
  let present = false;

  const emit = (walks: Walk[]): void => {
    const values = walks.map(({ value, at }, i) => {
      if (value === undefined || at < fields[i]!.path.length) return null;
      present = true;
      return multikey[i] && Array.isArray(value) && value.length === 0 ? undefined : value;
    });
    keys.push(compoundKey(values, directions));
  };

  const expand = (before: Walk[]): void => {
    const walks = before.map((walk, i) => advance(walk, fields[i]!.path));
    // An array that is itself an element of an expanded array is one value.
    const arrays = walks.map(({ value }, i) =>
      Array.isArray(value) && value !== before[i]!.value ? value : undefined,
    );
    const array: unknown[] | undefined = arrays.find((value) => value !== undefined);
    if (array === undefined) return emit(walks);
    arrays.forEach((value, i) => {
      if (value === undefined) return;
      if (value !== array) throw new CommandError('CannotIndexParallelArrays', 'cannot index parallel arrays');
      multikey[i] = true;
    });
    if (array.length === 0) return emit(walks);
    for (const value of array) expand(walks.map((walk, i) => (arrays[i] ? { value, at: walk.at } : walk)));
  };

  expand(fields.map(() => ({ value: doc, at: 0 })));
  return { keys: sparse && !present ? [] : distinct(keys), multikey };
}

const distinct = (keys: Buffer[]): Buffer[] =>
  keys.length === 1 ? keys : [...new Map(keys.map((key) => [key.toString('latin1'), key])).values()];

function advance({ value, at }: Walk, path: readonly string[]): Walk {
  while (at < path.length && !(Array.isArray(value) && !isPosition(path[at]!))) {
    if (value === undefined || value === null) return { value: undefined, at };
    value = step(value, path[at]!);
    at++;
  }
  return { value, at };
}
