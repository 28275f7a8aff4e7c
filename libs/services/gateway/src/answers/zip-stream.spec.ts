import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { StoredFile } from '@festlig/platform/files';
import { describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import { type ZipEntry, ZipStream } from './zip-stream';

const CHUNK = 64_000;
const at = '2026-06-20T20:15:00.000Z';

/** A store of files of one size, which notes how many are open, and how many bytes were read of them. */
class FakeStore {
  read = 0;
  readonly open = new Set<Readable>();
  mostOpen = 0;
  /** What becomes of a file instead of being read whole. */
  fate: (key: string) => 'whole' | 'gone' | 'away' | 'breaks' | 'short' = () => 'whole';

  constructor(private readonly bytes: number) {}

  async get(key: string): Promise<StoredFile | null> {
    const fate = this.fate(key);
    if (fate === 'gone') return null;
    if (fate === 'away') throw new Error('the store is away');
    const size = fate === 'short' ? this.bytes - 1 : this.bytes;
    const stream = Readable.from(this.chunks(size, fate === 'breaks'), { highWaterMark: 1 });
    this.open.add(stream);
    this.mostOpen = Math.max(this.mostOpen, this.open.size);
    stream.once('close', () => this.open.delete(stream));
    return { stream, size, contentType: 'image/jpeg', etag: 'x' };
  }

  private async *chunks(size: number, breaks: boolean): AsyncGenerator<Buffer> {
    for (let left = size; left > 0; left -= CHUNK) {
      if (breaks && left <= size / 2) throw new Error('cut');
      this.read += Math.min(left, CHUNK);
      yield Buffer.alloc(Math.min(left, CHUNK), left % 251);
    }
  }
}

const entriesOf = (count: number, bytes: number): ZipEntry[] =>
  Array.from({ length: count }, (_, n) => ({ key: `photos/${n}`, name: `${n} Karen.jpg`, bytes, at }));

describe('a zip that is made while it is read', () => {
  const broken: string[] = [];
  const begin = (store: FakeStore, entries: ZipEntry[], deleted: string[] = []) =>
    ZipStream.of(entries, {
      files: store,
      isDeleted: async (key) => deleted.includes(key),
      onBroken: ({ message }) => broken.push(message),
    });
  const whole = async (zip: ZipStream) => Buffer.concat((await zip.stream.toArray()) as Buffer[]);

  it('has the length that it said, and each file as it is stored', async () => {
    const bytes = 3 * CHUNK + 17;
    const zip = await begin(new FakeStore(bytes), entriesOf(5, bytes));
    const file = await whole(zip);
    expect(file).toHaveLength(zip.length);
    const files = unzipSync(file);
    expect(Object.keys(files)).toEqual(['0 Karen.jpg', '1 Karen.jpg', '2 Karen.jpg', '3 Karen.jpg', '4 Karen.jpg']);
    expect(Object.values(files).map(({ length }) => length)).toEqual(Array(5).fill(bytes));
  });

  it.each([150, 151, 193, 600])('has the length that it said with %i files of the longest names', async (count) => {
    const entries = entriesOf(count, 10).map((entry, n) => ({ ...entry, name: `${n} ${'ø'.repeat(125)}` }));
    const zip = await begin(new FakeStore(10), entries);
    const file = await whole(zip);
    expect(file).toHaveLength(zip.length);
    expect(Object.keys(unzipSync(file))).toEqual(entries.map(({ name }) => name));
  });

  it('of no photos is a zip without files', async () => {
    const zip = await begin(new FakeStore(1), []);
    const file = await whole(zip);
    expect([file.length, unzipSync(file)]).toEqual([zip.length, {}]);
  });

  it('of 2,000 photos has one of them open at a time, and reads no more of it than its reader takes', async () => {
    const bytes = CHUNK;
    const store = new FakeStore(bytes);
    const zip = await begin(store, entriesOf(2000, bytes));
    let [taken, mostHeld] = [0, 0];
    for await (const chunk of zip.stream) {
      taken += (chunk as Buffer).length;
      mostHeld = Math.max(mostHeld, store.read - taken);
    }
    expect(taken).toBe(zip.length);
    // The one before may still be closing.
    expect(store.mostOpen).toBeLessThanOrEqual(2);
    expect(mostHeld).toBeLessThan(1_000_000);
  }, 60_000);

  it('of more than four gigabytes says its length too', async () => {
    const { length, stream } = await begin(new FakeStore(CHUNK), entriesOf(2000, 3_000_000));
    expect(length).toBeGreaterThan(6_000_000_000);
    stream.destroy();
  });

  it.each([
    ['is gone', 'gone'],
    ['is in a store that is away', 'away'],
    ['breaks off', 'breaks'],
    ['is shorter than it was', 'short'],
  ] as const)('ends with an error when a file %s, and says why', async (_what, fate) => {
    const store = new FakeStore(10 * CHUNK);
    store.fate = (key) => (key === 'photos/2' ? fate : 'whole');
    broken.length = 0;
    const zip = await begin(store, entriesOf(4, 10 * CHUNK));
    await expect(whole(zip)).rejects.toThrow();
    expect(broken).toHaveLength(1);
    expect(store.open.size).toBe(0);
  });

  it.each(['gone', 'away'] as const)('does not begin when its first file cannot be opened: %s', async (fate) => {
    const store = new FakeStore(CHUNK);
    store.fate = () => fate;
    await expect(begin(store, entriesOf(2, CHUNK))).rejects.toMatchObject({ code: 'unavailable' });
  });

  it.each([10 * CHUNK, 1000, 100])(
    'keeps its length when photos of %i bytes were deleted meanwhile, also the first, and shows a plain picture instead',
    async (bytes) => {
      const store = new FakeStore(bytes);
      store.fate = (key) => (key === 'photos/1' ? 'whole' : 'gone');
      broken.length = 0;
      const zip = await begin(store, entriesOf(3, bytes), ['photos/0', 'photos/2']);
      const file = await whole(zip);
      expect([file.length, broken]).toEqual([zip.length, []]);
      const files = Object.values(unzipSync(file)).map((each) => Buffer.from(each));
      expect(files.map(({ length }) => length)).toEqual([bytes, bytes, bytes]);
      expect([files[0]?.equals(files[2]!), files[0]?.equals(files[1]!)]).toEqual([true, false]);
      expect(files[0]?.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    },
  );

  it('closes the file that it reads when its reader leaves', async () => {
    const store = new FakeStore(50 * CHUNK);
    const zip = await begin(store, entriesOf(3, 50 * CHUNK));
    const file = [...store.open][0];
    if (!file) throw new Error('no file is open');
    await once(zip.stream, 'readable');
    const closed = once(file, 'close');
    zip.stream.destroy();
    await closed;
    expect(store.open.size).toBe(0);
  });
});
