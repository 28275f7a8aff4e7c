import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { dropFile, keepFiles, type KeptFile, keptFiles } from './kept-files';

/** The part of IndexedDB that is used, with a store in memory. */
class FakeDatabases {
  readonly stored = new Map<string, KeptFile>();
  opened = 0;
  isForbidden = false;

  open() {
    if (this.isForbidden) throw new DOMException('private window', 'SecurityError');
    this.opened++;
    const objectStore = () => ({
      getAll: () => this.answer(() => [...this.stored.values()]),
      put: (file: KeptFile) => this.answer(() => void this.stored.set(file.id, file)),
      delete: (id: string) => this.answer(() => void this.stored.delete(id)),
    });
    return this.answer(() => ({
      transaction: () => ({ objectStore }),
      createObjectStore: () => undefined,
      close: () => this.opened--,
    }));
  }

  private answer<T>(work: () => T) {
    const request = { result: undefined as T | undefined, onsuccess: () => undefined };
    queueMicrotask(() => {
      request.result = work();
      request.onsuccess();
    });
    return request;
  }
}

const DAY = 24 * 3600 * 1000;
const NOW = 100 * DAY;
const kept = (id: string, changes: Partial<KeptFile> & { bytes?: number } = {}): KeptFile => {
  const { bytes = 10, ...rest } = changes;
  const file = Object.defineProperty(new Blob(['photo']), 'size', { value: bytes });
  return { id, uploadKey: id, partyId: 'p1', name: `${id}.jpg`, modified: 1, file, keptAt: NOW, ...rest };
};
const idsOf = async (partyId: string, now = NOW) => (await keptFiles(partyId, now)).map(({ id }) => id);
const hasRoom = (quota: number, usage: number) =>
  Object.assign(navigator, { storage: { estimate: async () => ({ quota, usage }) } });

let databases: FakeDatabases;
beforeEach(() => {
  databases = new FakeDatabases();
  Object.assign(globalThis, { indexedDB: databases });
  hasRoom(1e12, 0);
});
afterEach(() => {
  delete (globalThis as { indexedDB?: unknown }).indexedDB;
});

describe('files that are kept until they are sent (rule: photo-upload-later)', () => {
  it('are those of the party, in the order in which they were chosen, until they are dropped', async () => {
    await keepFiles([kept('b', { keptAt: NOW + 1 }), kept('a'), kept('c', { partyId: 'p2' })]);
    expect(await idsOf('p1')).toEqual(['a', 'b']);
    await dropFile('a');
    expect([await idsOf('p1'), await idsOf('p2'), databases.opened]).toEqual([['b'], ['c'], 0]);
  });

  it('are dropped after a week', async () => {
    await keepFiles([kept('old', { keptAt: NOW - 8 * DAY }), kept('new', { keptAt: NOW - 6 * DAY })]);
    expect(await idsOf('p2')).toEqual([]);
    expect([...databases.stored.keys()]).toEqual(['new']);
  });

  it('take at most a gigabyte, and half of what the browser has left', async () => {
    await keepFiles([kept('a', { bytes: 900 * 1024 ** 2 }), kept('b', { bytes: 200 * 1024 ** 2 })]);
    expect(await idsOf('p1')).toEqual(['a']);
    databases.stored.clear();
    hasRoom(1000, 800);
    await keepFiles([kept('a', { bytes: 60 }), kept('b', { bytes: 50 })]);
    expect(await idsOf('p1')).toEqual(['a']);
  });

  it('are none where the browser keeps nothing, without an error', async () => {
    databases.isForbidden = true;
    await keepFiles([kept('a')]);
    expect(await idsOf('p1')).toEqual([]);
    delete (globalThis as { indexedDB?: unknown }).indexedDB;
    await keepFiles([kept('a')]);
    await dropFile('a');
    expect(await idsOf('p1')).toEqual([]);
  });
});
