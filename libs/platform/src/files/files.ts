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

/** A form with which a browser sends one file to the store itself: these fields, and then the file as `file`. */
export interface DirectForm {
  url: string;
  fields: Record<string, string>;
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
  /** Bytes of a file; null when there is no such file. */
  abstract size(key: string): Promise<number | null>;
  /** Deleting a missing file is no error. */
  abstract delete(key: string): Promise<void>;
  /** A URL through which a browser may GET or PUT this one file, for the given number of seconds. */
  abstract sign(method: LinkMethod, key: string, seconds: number): Promise<string>;
  /** The origin to which browsers send files themselves; null when they do not reach the store. */
  abstract readonly directOrigin: string | null;
  /**
   * A form with which a browser may store this one file of exactly so many bytes, for the given number of seconds; null
   * without an origin. A signed link would not bound the bytes.
   */
  abstract direct(key: string, bytes: number, seconds: number): Promise<DirectForm | null>;
  /** Rejects when the store is not ready. */
  abstract ping(): Promise<void>;
}
