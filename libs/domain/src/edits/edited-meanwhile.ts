import { isDeepStrictEqual } from 'node:util';

/**
 * A document that several people edit: its number of saves, and for each field the version in which it last
 * changed.
 */
export interface Edited {
  version: number;
  changedIn: Readonly<Record<string, number>>;
}

/**
 * An edit. `basedOn`: the version that was read; undefined when the caller does not say. `given`: the fields in the
 * input.
 */
export interface Edit {
  basedOn: number | undefined;
  given: readonly string[];
}

/**
 * Of the given fields that would get another value, those that were saved after the version on which the edit is
 * based; all given fields if that version never existed (rule: edits-by-version).
 */
export function editedMeanwhile(
  { version, changedIn }: Edited,
  { basedOn, given }: Edit,
  changing: readonly string[],
): readonly string[] {
  if (basedOn === undefined) return [];
  if (basedOn > version) return given.length > 0 ? given : ['root'];
  return changing.filter((field) => given.includes(field) && (changedIn[field] ?? 0) > basedOn);
}

/** The fields whose value would change. Undefined fields are left out. */
export function differing<T extends object>(current: T, wanted: { [F in keyof T]?: T[F] | undefined }): Partial<T> {
  const fields = Object.entries(wanted).filter(
    ([field, value]) => value !== undefined && !isDeepStrictEqual(value, current[field as keyof T]),
  );
  return Object.fromEntries(fields) as Partial<T>;
}
