import { isDeepStrictEqual } from 'node:util';

/** What several people edit: how often it was saved, and for each field the version in which it changed last. */
export interface Edited {
  version: number;
  changedIn: Readonly<Record<string, number>>;
}

/** What somebody asks for. `basedOn`: the version they read; undefined when they do not say. `given`: the fields they name. */
export interface Edit {
  basedOn: number | undefined;
  given: readonly string[];
}

/**
 * The given fields that were saved after the version that an edit is based on, of those that would get another value; all
 * of them where there has never been that version (rule: edits-by-version).
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

/** What would be another value than there is. Fields that are undefined stay as they are. */
export function differing<T extends object>(current: T, wanted: { [F in keyof T]?: T[F] | undefined }): Partial<T> {
  const fields = Object.entries(wanted).filter(
    ([field, value]) => value !== undefined && !isDeepStrictEqual(value, current[field as keyof T]),
  );
  return Object.fromEntries(fields) as Partial<T>;
}
