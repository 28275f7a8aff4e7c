import { newKey } from './new-key';

/** What this browser remembers of the photos that it uploads to a party, whoever uses it (rule: photo-take-back). */
export interface OwnPhotos {
  /** Proves that photos are this browser's; undefined until it uploads the first. */
  key?: string;
  /** The name that was given last (rule: photo-name-first). */
  name: string;
  /** The photos, the newest first. */
  ids: readonly string[];
}

const NONE: OwnPhotos = { name: '', ids: [] };
/** As many as a browser adds in a day. */
const MOST_IDS = 500;
const storageKey = (partyId: string) => `festlig_photos_${partyId}`;
/** Of this visit: browser storage may be forbidden or full. */
const remembered = new Map<string, OwnPhotos>();
const listeners = new Set<() => void>();

/** Text of the browser's storage, which may be of another version or written by hand. */
function parse(text: string | null): OwnPhotos {
  try {
    const { key, name, ids } = JSON.parse(text ?? '') as Partial<Record<string, unknown>>;
    return {
      ...(typeof key === 'string' && /^[0-9a-f]{32}$/.test(key) ? { key } : {}),
      name: typeof name === 'string' ? name : '',
      ids: Array.isArray(ids) ? ids.filter((id): id is string => /^[0-9a-f]{24}$/.test(String(id))) : [],
    };
  } catch {
    return NONE;
  }
}

/** What is remembered of a party; the same object until it changes. */
export function ownPhotos(partyId: string): OwnPhotos {
  const known = remembered.get(partyId);
  if (known) return known;
  let read = NONE;
  try {
    read = parse(localStorage.getItem(storageKey(partyId)));
  } catch {
    // Without storage it is known for this visit only.
  }
  remembered.set(partyId, read);
  return read;
}

function keep(partyId: string, changes: Partial<OwnPhotos>): OwnPhotos {
  const next = { ...ownPhotos(partyId), ...changes };
  remembered.set(partyId, next);
  try {
    localStorage.setItem(storageKey(partyId), JSON.stringify(next));
  } catch {
    // Without storage it is known for this visit only.
  }
  listeners.forEach((changed) => changed());
  return next;
}

/** The key of this browser for the photos of a party, made when it is first needed. */
export function makeGuestKey(partyId: string): string {
  const { key = newKey() } = ownPhotos(partyId);
  if (key !== ownPhotos(partyId).key) keep(partyId, { key });
  return key;
}

export const keepUploaderName = (partyId: string, name: string): unknown => keep(partyId, { name });

export function addOwnPhoto(partyId: string, photoId: string): void {
  const { ids } = ownPhotos(partyId);
  if (!ids.includes(photoId)) keep(partyId, { ids: [photoId, ...ids].slice(0, MOST_IDS) });
}

export function removeOwnPhoto(partyId: string, photoId: string): void {
  const { ids } = ownPhotos(partyId);
  if (ids.includes(photoId)) keep(partyId, { ids: ids.filter((id) => id !== photoId) });
}

/** Calls `changed` after each change, also one that another tab has made. */
export function watchOwnPhotos(changed: () => void): () => void {
  const changedElsewhere = ({ key }: StorageEvent) => {
    if (key !== null && !key.startsWith(storageKey(''))) return;
    remembered.clear();
    changed();
  };
  listeners.add(changed);
  globalThis.addEventListener('storage', changedElsewhere);
  return () => {
    listeners.delete(changed);
    globalThis.removeEventListener('storage', changedElsewhere);
  };
}
