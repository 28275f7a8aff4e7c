import type { Party } from '@festlig/contracts/party';
import { asApiError } from './api-error';

/** The fields that another host has saved since; none when the call failed for another reason. */
export function clashingFields(thrown: unknown): string[] {
  const { errors } = asApiError(thrown);
  return Object.keys(errors).filter((field) => errors[field]?.code === 'edited_meanwhile');
}

/** What several hosts edit. */
interface Versioned {
  version: number;
}

/** Its ETag, as a save names what it is based on. */
export const etagOf = ({ version }: Versioned): string => `"${version}"`;

/** The host's change, what it is based on, and the party, or guest, as another host has left it. */
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
  /** As it is by now. */
  read: () => Promise<V>;
  /** What is to be saved instead; null when the host goes on editing. */
  settle: (clash: Clash<C, V>) => Promise<C | null>;
}

/** Saves a change; where another host has saved the same fields meanwhile, what is settled on, however often that is. */
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

/** A change without some of its fields. */
export const without = <C extends object>(change: C, fields: readonly string[]): C =>
  Object.fromEntries(Object.entries(change).filter(([field]) => !fields.includes(field))) as C;
