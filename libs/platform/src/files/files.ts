import type { Readable } from 'node:stream';

export interface StoredFile {
  stream: Readable;
  /** Bytes. */
  size: number;
  contentType: string;
  etag: string;
}

/** Files by key, e.g. `public/hero-images/party/confetti-light.jpg`. Keys under `public/` are served to anyone. */
export abstract class Files {
  abstract put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Null when there is no such file. */
  abstract get(key: string): Promise<StoredFile | null>;
  abstract has(key: string): Promise<boolean>;
  abstract ping(): Promise<void>;
}
