import type { Party } from '@festlig/contracts/party';
import { asApiError } from './api-error';

/** The fields that another host has saved meanwhile; empty when the call failed for another reason. */
export function clashingFields(thrown: unknown): string[] {
  const { errors } = asApiError(thrown);
  return Object.keys(errors).filter((field) => errors[field]?.code === 'edited_meanwhile');
}

/** A document that several hosts edit. */
interface Versioned {
  version: number;
}

/** The ETag by which a save names the version it is based on. */
export const etagOf = ({ version }: Versioned): string => `"${version}"`;

/** The host's change, the version it is based on, and the version another host has saved. */
export interface Clash<C, V extends Versioned = Party> {
  fields: readonly string[];
  change: C;
  base: V;
  theirs: V;
}

interface Saving<C, V extends Versioned> {
  base: V;
  change: C;
  write: (change: C, ifMatch: string) => Promise<V>;
  /** Reads the current version. */
  read: () => Promise<V>;
  /** Returns what to save instead; null when the host goes on editing. */
  settle: (clash: Clash<C, V>) => Promise<C | null>;
}

/**
 * Saves a change. When another host has saved the same fields meanwhile, saves what `settle` returns, as often as that
 * happens.
 */
export async function saveOrSettle<C extends object, V extends Versioned>({
  base,
  change,
  write,
  read,
  settle,
}: Saving<C, V>): Promise<V> {
  try {
    return await write(change, etagOf(base));
  } catch (thrown) {
    const fields = clashingFields(thrown);
    if (fields.length === 0) throw thrown;
    const theirs = await read();
    const settled = await settle({ fields, change, base, theirs });
    if (settled === null) throw thrown;
    if (Object.keys(settled).length === 0) return theirs;
    return saveOrSettle({ base: theirs, change: settled, write, read, settle });
  }
}

/** A change without the given fields. */
export const without = <C extends object>(change: C, fields: readonly string[]): C =>
  Object.fromEntries(Object.entries(change).filter(([field]) => !fields.includes(field))) as C;
