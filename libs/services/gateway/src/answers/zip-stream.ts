import type { Readable } from 'node:stream';
import { CallError } from '@festlig/platform/errors';
import type { Files } from '@festlig/platform/files';
import { ZipFile } from 'yazl';
import { deletedPhoto } from './deleted-photo';

/** A stored file in a zip. */
export interface ZipEntry {
  /** Of the stored file. */
  key: string;
  /** In the zip. */
  name: string;
  bytes: number;
  at: string;
}

export interface ZipSource {
  files: Pick<Files, 'get'>;
  /** Whether a file that is missing was deleted since it was listed, and is not lost. */
  isDeleted(key: string): Promise<boolean>;
  /** Is told why the stream ends with an error. */
  onBroken(error: Error): void;
}

/**
 * With more files than this, the zip says its numbers in 64 bits. It would have to from 65,536 files or four gigabytes on;
 * but yazl 3.3.1 counts the bytes for it when the list of the files at the end has 65,535, which it then does not write.
 */
const MANY = 150;

/** A zip that is made while it is read: one file is open at a time, and memory holds the list and no file. */
export class ZipStream {
  readonly stream: Readable;
  /** Bytes of the whole zip. */
  readonly length: number;
  private readonly zip = new ZipFile();
  private opened: Readable | undefined;

  private constructor(
    private readonly source: ZipSource,
    entries: readonly ZipEntry[],
    first: Readable | undefined,
  ) {
    this.stream = this.zip.outputStream as Readable;
    this.zip.on('error', (error: Error) => {
      if (!this.stream.destroyed) source.onBroken(error);
      this.stream.destroy(error);
    });
    // Whoever reads the zip has left: the file that is being read is closed.
    this.stream.on('close', () => this.opened?.destroy());
    entries.forEach((entry, index) => this.add(entry, index === 0 ? first : undefined));
    this.length = this.end(entries.length > MANY);
  }

  /**
   * The first file is opened before the zip begins, so that a store that is away is an answer, and not a broken stream.
   * @throws CallError `unavailable` when it cannot be opened
   */
  static async of(entries: readonly ZipEntry[], source: ZipSource): Promise<ZipStream> {
    const [entry] = entries;
    if (!entry) return new ZipStream(source, [], undefined);
    const first = await opened(source, entry).catch((error: Error) => {
      source.onBroken(error);
      throw new CallError('unavailable');
    });
    return new ZipStream(source, entries, first);
  }

  /** Pictures are not compressed again, so that the length of the zip is known before its first byte. */
  private add(entry: ZipEntry, open?: Readable): void {
    const { name, bytes: size, at } = entry;
    if (open) this.watch(open);
    const options = { size, mtime: new Date(at), compress: false, mode: 0o100644 };
    this.zip.addReadStreamLazy(name, options, (done) => {
      (open ? Promise.resolve(open) : this.open(entry)).then(
        (file) => done(null, file),
        (error: unknown) => done(error, this.stream),
      );
    });
  }

  private async open(entry: ZipEntry): Promise<Readable> {
    return this.watch(await opened(this.source, entry));
  }

  /** A file that cannot be read to its end ends the zip: one that is shorter than it says is not taken for the whole. */
  private watch(file: Readable): Readable {
    this.opened = file.on('error', (error) => this.zip.emit('error', error));
    if (this.stream.destroyed) file.destroy();
    return file;
  }

  /** The types of the library leave out the length, which it tells at once when that of every file is known. */
  private end(forceZip64Format: boolean): number {
    let length = 0;
    const end = this.zip.end.bind(this.zip) as (options: object, told: (bytes: number) => void) => void;
    end({ forceZip64Format }, (bytes) => (length = bytes));
    return length;
  }
}

/** A photo that was deleted after the length was said keeps its place, with nothing of it in it. */
async function opened({ files, isDeleted }: ZipSource, { key, bytes }: ZipEntry): Promise<Readable> {
  const file = await files.get(key);
  if (file) return file.stream;
  if (await isDeleted(key)) return deletedPhoto(bytes);
  throw new Error(`${key} is gone`);
}
