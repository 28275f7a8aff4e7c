import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Fails when the file breaks off, so a stream that ends is the whole file. Read or destroy it. */
  stream: Readable;
  /** Bytes. */
  size: number;
  contentType: string;
  /** Changes when the bytes change. */
  etag: string;
}

/** What a signed link allows its holder to do. */
export type LinkMethod = 'GET' | 'PUT';

/**
 * Files by key, e.g. `public/hero-images/party/confetti-light.jpg`. Keys under `public/` are served to anyone. A
 * file is stored whole or not at all. Every method can be repeated, and fails when the store is silent for too
 * long.
 * @throws InvalidKey for a key that {@link checkedKey} rejects
 */
export abstract class Files {
  /**
   * Writes or replaces a file without holding a stream in memory. Fails, and leaves the previous file, when the
   * stream breaks off, stalls, or has more or fewer bytes than `size`.
   */
  abstract put(key: string, body: Buffer | Readable, contentType: string, size?: number): Promise<void>;
  /** Null when there is no such file. */
  abstract get(key: string): Promise<StoredFile | null>;
  abstract has(key: string): Promise<boolean>;
  /** Deleting a missing file is no error. */
  abstract delete(key: string): Promise<void>;
  /** A URL through which a browser may GET or PUT this one file, for the given number of seconds. */
  abstract sign(method: LinkMethod, key: string, seconds: number): Promise<string>;
  /** Rejects when the store is not ready. */
  abstract ping(): Promise<void>;
}
