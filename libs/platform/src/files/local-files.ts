import { createHash, randomUUID } from 'node:crypto';
import { access, constants, type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkedKey } from './file-key';
import { type DirectForm, Files, type LinkMethod, type StoredFile } from './files';
import { type FileLink, linkOf, readLink } from './file-link';
import { whole } from './whole';

export interface LocalFilesOptions {
  /** Created when missing. Several processes on one machine may use the same directory. */
  directory: string;
  /** Secret with which links are signed. */
  secret: string;
  /** Where browsers reach the gateway, which serves the links. */
  publicUrl: string;
  /** Milliseconds without a byte after which an upload counts as dead. */
  patience?: number | undefined;
}

/** Most bytes of a stored file's first line, which describes the file. */
const FIRST_LINE = 4096;
/** Most bytes that are read at once: a photo in few pieces, and a small file in one. */
const MOST_AT_ONCE = 1024 * 1024;
/** Bytes that wait for the disk before the sender has to: what waits is written together. */
const MOST_WAITING = 256 * 1024;
/** Milliseconds without a byte after which a draft is surely that of a process that was killed. */
const ABANDONED = 10 * 60_000;

const missing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** A new file survives a power cut only once its directory has been written to the disk too. */
async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory);
  await handle.sync().finally(() => handle.close());
}

/** Makes the directory when the attempt tells that it is missing: looking each time would be work for every file. */
async function inDirectory<T>(directory: string, attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!missing(error)) throw error;
    await mkdir(directory, { recursive: true });
    return attempt();
  }
}

/**
 * Stores files in a local directory. A file's name is the hash of its key, so that no key can lead elsewhere or
 * collide with the folder of another. The first line holds key, type and tag, so that a single rename replaces
 * everything at once.
 */
export class LocalFiles extends Files {
  /** The gateway is the way in. */
  readonly directOrigin = null;
  private draftsSweptAt = -Infinity;

  constructor(private readonly options: LocalFilesOptions) {
    super();
  }

  async put(key: string, body: Buffer | Readable, contentType: string, size?: number): Promise<void> {
    const path = this.pathOf(key);
    const draft = join(this.options.directory, 'drafts', randomUUID());
    await this.sweep(dirname(draft));
    const file = await inDirectory(dirname(draft), () => open(draft, 'wx'));
    const firstLine = `${JSON.stringify({ key, contentType, etag: randomUUID().replaceAll('-', '') })}\n`;
    const bytes = whole(Buffer.isBuffer(body) ? Readable.from([body]) : body, size, this.options.patience);
    const content = async function* () {
      yield firstLine;
      yield* bytes;
    };
    try {
      await pipeline(content, file.createWriteStream({ flush: true, highWaterMark: MOST_WAITING }));
      await inDirectory(dirname(path), () => rename(draft, path));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    await syncDirectory(dirname(path));
  }

  async get(key: string): Promise<StoredFile | null> {
    const file = await this.open(key);
    if (!file) return null;
    try {
      const start = Buffer.alloc(FIRST_LINE);
      const [{ size: stored }] = await Promise.all([file.stat(), file.read(start, 0, FIRST_LINE, 0)]);
      const offset = start.indexOf('\n') + 1;
      const { contentType, etag } = JSON.parse(start.toString('utf8', 0, offset)) as StoredFile;
      const size = stored - offset;
      const highWaterMark = Math.min(stored, MOST_AT_ONCE);
      return { stream: whole(file.createReadStream({ start: offset, highWaterMark }), size), size, contentType, etag };
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  async has(key: string): Promise<boolean> {
    const file = await this.open(key);
    await file?.close();
    return file !== null;
  }

  async size(key: string): Promise<number | null> {
    const file = await this.get(key);
    file?.stream.destroy();
    return file && file.size;
  }

  async delete(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async sign(method: LinkMethod, key: string, seconds: number): Promise<string> {
    const until = Date.now() + seconds * 1000;
    return `${this.options.publicUrl}/files/${linkOf({ method, key: checkedKey(key), until }, this.options.secret)}`;
  }

  async direct(key: string): Promise<DirectForm | null> {
    checkedKey(key);
    return null;
  }

  /** What the link allows; null when it is forged or has expired. For the gateway, which serves it. */
  allowed(link: string): FileLink | null {
    const read = readLink(link, this.options.secret);
    return read && read.until > Date.now() ? read : null;
  }

  async ping(): Promise<void> {
    await mkdir(this.options.directory, { recursive: true });
    await access(this.options.directory, constants.W_OK);
  }

  /** Deletes what processes that were killed have left of files that never arrived. */
  private async sweep(drafts: string): Promise<void> {
    const since = Date.now() - ABANDONED;
    if (this.draftsSweptAt > since) return;
    this.draftsSweptAt = Date.now();
    for (const name of await inDirectory(drafts, () => readdir(drafts))) {
      const draft = join(drafts, name);
      // Its own process, or another sweep, may delete it first.
      const written = await stat(draft).catch(() => null);
      if (written && written.mtimeMs < since) await rm(draft, { force: true });
    }
  }

  private async open(key: string): Promise<FileHandle | null> {
    try {
      return await open(this.pathOf(key));
    } catch (error) {
      if (missing(error)) return null;
      throw error;
    }
  }

  private pathOf(key: string): string {
    const name = createHash('sha256').update(checkedKey(key)).digest('hex');
    return join(this.options.directory, name.slice(0, 2), name);
  }
}
