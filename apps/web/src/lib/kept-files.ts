import type { Area, CropFormat } from '@festlig/domain/media/crop-area';

/**
 * A file that is to be sent, kept by the browser until it is: a tab may be closed, or frozen by the phone (rule:
 * photo-upload-later).
 */
export interface KeptFile {
  id: string;
  uploadKey: string;
  partyId: string;
  name: string;
  modified: number;
  file: Blob;
  /** Milliseconds. */
  keptAt: number;
  /** The parts of a picture for the top of a page. */
  parts?: Record<CropFormat, Area>;
}

const [NAME, STORE] = ['festlig-uploads', 'files'];
/** The most bytes that are kept, and the share of what the browser has left. */
const MOST_BYTES = 1024 ** 3;
const MOST_SHARE = 0.5;
/** Milliseconds after which nobody expects a file to be sent any more. */
const WEEK = 7 * 24 * 3600 * 1000;

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException('IndexedDB', 'UnknownError'));
  });

/** Works on the store; `otherwise` where the browser keeps nothing (private windows, full disks, old versions). */
async function within<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
  otherwise: T,
): Promise<T> {
  try {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'id' });
    const database = await done(opening);
    try {
      return await work(database.transaction(STORE, mode).objectStore(STORE));
    } finally {
      database.close();
    }
  } catch {
    return otherwise;
  }
}

const all = (store: IDBObjectStore) => done(store.getAll() as IDBRequest<KeptFile[]>);

/** Bytes that may still be kept. */
async function room(): Promise<number> {
  const kept = await within('readonly', all, []);
  const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  const used = kept.reduce((sum, { file }) => sum + file.size, 0);
  return Math.min(MOST_BYTES - used, (quota - usage) * MOST_SHARE);
}

/** Keeps files as far as there is room; those that are not kept are sent while the tab lives. */
export async function keepFiles(files: readonly KeptFile[]): Promise<void> {
  let left = await room();
  for (const file of files) {
    left -= file.file.size;
    if (left >= 0) await within('readwrite', (store) => done(store.put(file)), undefined);
  }
}

export async function dropFile(id: string): Promise<void> {
  await within('readwrite', (store) => done(store.delete(id)), undefined);
}

/** The files that are still to be sent to a party, in the order in which they were chosen. Those of last week are dropped. */
export async function keptFiles(partyId: string, now: number): Promise<KeptFile[]> {
  const kept = await within('readonly', all, []);
  const old = kept.filter(({ keptAt }) => keptAt < now - WEEK);
  for (const { id } of old) await dropFile(id);
  return kept
    .filter((file) => file.partyId === partyId && !old.includes(file))
    .sort((one, other) => one.keptAt - other.keptAt);
}
