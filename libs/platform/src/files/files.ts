import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Fails when the file breaks off: what ended is whole. Read it or destroy it. */
  stream: Readable;
  /** Bytes. */
  size: number;
  contentType: string;
  /** Changes with the bytes. */
  etag: string;
}

/** What a signed link allows whoever holds it. */
export type LinkMethod = 'GET' | 'PUT';

/**
 * Files by key, e.g. `public/hero-images/party/confetti-light.jpg`. Keys under `public/` are served to anyone. A file is
 * there whole or not at all; every method may be tried again, and fails when the store is silent for too long.
 * @throws InvalidKey for a key that {@link checkedKey} refuses
 */
export abstract class Files {
  /**
   * Writes or replaces a file. A stream is not held in memory; it fails when it breaks off, stalls, or does not have
   * the `size` in bytes that was promised, and the file is then as it was before.
   */
  abstract put(key: string, body: Buffer | Readable, contentType: string, size?: number): Promise<void>;
  /** Null when there is no such file. */
  abstract get(key: string): Promise<StoredFile | null>;
  abstract has(key: string): Promise<boolean>;
  /** A missing file is no error. */
  abstract delete(key: string): Promise<void>;
  /** An address at which a browser may GET or PUT this one file itself, for so many seconds. */
  abstract sign(method: LinkMethod, key: string, seconds: number): Promise<string>;
  /** Fails when the store is not ready. */
  abstract ping(): Promise<void>;
}
