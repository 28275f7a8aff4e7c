import { guestKeysOf } from '@festlig/domain/web/guest-link';
import { canKeepCopies, copyName } from './kept-copies';

/**
 * The short id of the guest whose invitation this browser keeps a copy of (keep-copy.ts), for an address of the party that has no
 * key; null where none is kept, and where those of several guests are: nobody can tell which of them it is.
 *
 * @param names What the party is called in addresses: id, short id and address of its own.
 */
export async function keptGuest(names: readonly (string | null)[]): Promise<string | null> {
  if (!canKeepCopies()) return null;
  const start = copyName('/');
  const kept = (await caches.keys()).filter((name) => name.startsWith(start)).map((name) => name.slice(start.length));
  const ours = kept.map((address) => address.split('?')).filter(([path]) => names.includes(path ?? ''));
  const keys = new Set(ours.map(([, query]) => guestKeysOf(new URLSearchParams(query)).cid));
  keys.delete(null);
  return keys.size === 1 ? ([...keys][0] ?? null) : null;
}
