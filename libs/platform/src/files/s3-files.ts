import http from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, S3Error } from 'minio';
import { checkedKey } from './file-key';
import { type DirectForm, Files, type LinkMethod, type StoredFile } from './files';
import { PATIENCE, whole } from './whole';

export interface S3Options {
  endpoint: string;
  /** Where browsers reach the store. When left out, they send no files to it, and signed links lead to the endpoint. */
  publicEndpoint?: string | undefined;
  accessKey: string;
  secretKey: string;
  bucket: string;
  /** Milliseconds of silence after which a call fails. */
  patience?: number;
}

const MISSING = new Set(['NotFound', 'NoSuchKey']);
/** Bytes held in memory at a time: the smallest part that S3 accepts. */
const PART = 5 * 1024 * 1024;
const TRIES = 3;

/** The client itself would wait for ever; a silent store must fail the call. */
const impatient = ({ request }: typeof http | typeof https, patience: number) => ({
  request: (options: http.RequestOptions, answer: (response: http.IncomingMessage) => void) => {
    let response: http.IncomingMessage | undefined;
    const asked = request({ ...options, timeout: patience }, (first) => answer((response = first)));
    return asked.on('timeout', () => {
      // A slow reader does not mean that the store is silent.
      if (response?.readableLength) return;
      const silent = new Error(`the file store was silent for ${patience} ms`);
      asked.destroy(Object.assign(silent, { code: 'ETIMEDOUT' }));
    });
  },
});

function clientOf(endpoint: string, { accessKey, secretKey, patience = PATIENCE }: S3Options): Client {
  const { protocol, hostname: endPoint, port } = new URL(endpoint);
  const useSSL = protocol === 'https:';
  const transport = impatient(useSSL ? https : http, patience) as typeof http;
  // Retries are ours: the client's own write to the console, and resend only the rest of a stream as if it were whole.
  const retryOptions = { disableRetry: true };
  const at = { endPoint, port: Number(port) || (useSSL ? 443 : 80), useSSL, region: 'us-east-1' };
  return new Client({ ...at, accessKey, secretKey, transport, retryOptions });
}

/** Files in any S3-compatible store. */
export class S3Files extends Files {
  private readonly client: Client;
  private readonly signer: Client;
  private readonly bucket: string;
  private readonly patience: number;
  readonly directOrigin: string | null;

  constructor(options: S3Options) {
    super();
    this.directOrigin = options.publicEndpoint === undefined ? null : new URL(options.publicEndpoint).origin;
    this.client = clientOf(options.endpoint, options);
    this.signer = clientOf(options.publicEndpoint ?? options.endpoint, options);
    this.bucket = options.bucket;
    this.patience = options.patience ?? PATIENCE;
  }

  async put(key: string, body: Buffer | Readable, contentType: string, size?: number): Promise<void> {
    checkedKey(key);
    if (Buffer.isBuffer(body)) return this.putAtOnce(key, body, contentType);
    const parts = partsOf(whole(body, size, this.patience));
    try {
      const { value: first = Buffer.alloc(0) } = await parts.next();
      if (first.length < PART) await this.putAtOnce(key, first, contentType);
      else await this.putInParts(key, first, parts, contentType);
    } finally {
      await parts.return(undefined);
    }
  }

  async get(key: string): Promise<StoredFile | null> {
    checkedKey(key);
    const response = await this.found(() => this.client.getObject(this.bucket, key));
    if (!response) return null;
    const { headers } = response as http.IncomingMessage;
    const contentType = headers['content-type'] ?? 'application/octet-stream';
    const size = Number(headers['content-length']);
    const etag = (headers.etag ?? '').replaceAll('"', '');
    return { stream: whole(response, size, this.patience), size, contentType, etag };
  }

  async has(key: string): Promise<boolean> {
    return (await this.size(key)) !== null;
  }

  async size(key: string): Promise<number | null> {
    checkedKey(key);
    const found = await this.found(() => this.client.statObject(this.bucket, key));
    return found && found.size;
  }

  async delete(key: string): Promise<void> {
    checkedKey(key);
    await again(() => this.client.removeObject(this.bucket, key));
  }

  async sign(method: LinkMethod, key: string, seconds: number): Promise<string> {
    return this.signer.presignedUrl(method, this.bucket, checkedKey(key), seconds);
  }

  async direct(key: string, bytes: number, seconds: number): Promise<DirectForm | null> {
    checkedKey(key);
    if (this.directOrigin === null) return null;
    const policy = this.signer.newPostPolicy();
    policy.setBucket(this.bucket);
    policy.setKey(key);
    policy.setContentLengthRange(bytes, bytes);
    policy.setContentType('application/octet-stream');
    policy.setExpires(new Date(Date.now() + seconds * 1000));
    const { postURL: url, formData } = await this.signer.presignedPostPolicy(policy);
    return { url, fields: formData as Record<string, string> };
  }

  async ping(): Promise<void> {
    if (!(await this.client.bucketExists(this.bucket))) throw new Error(`bucket ${this.bucket} is missing`);
  }

  private async putAtOnce(key: string, bytes: Buffer, contentType: string): Promise<void> {
    await again(() => this.client.putObject(this.bucket, key, bytes, bytes.length, { 'Content-Type': contentType }));
  }

  /** The file appears only with the last request. */
  private async putInParts(key: string, first: Buffer, rest: AsyncIterable<Buffer>, contentType: string) {
    const { client, bucket } = this;
    const uploadID = await again(() => client.initiateNewMultipartUpload(bucket, key, { 'Content-Type': contentType }));
    try {
      const done: { part: number; etag: string }[] = [];
      const send = async (bytes: Buffer) => {
        const part = { bucketName: bucket, objectName: key, uploadID, partNumber: done.length + 1, headers: {} };
        const { etag } = await again(() => client.uploadPart(part, bytes));
        done.push({ part: part.partNumber, etag });
      };
      await send(first);
      for await (const bytes of rest) await send(bytes);
      await client.completeMultipartUpload(bucket, key, uploadID, done);
    } catch (error) {
      // Parts left after a crash are removed by the bucket's rule on unfinished uploads.
      await client.abortMultipartUpload(bucket, key, uploadID).catch(() => undefined);
      throw error;
    }
  }

  private async found<T>(look: () => Promise<T>): Promise<T | null> {
    try {
      return await again(look);
    } catch (error) {
      if (error instanceof S3Error && MISSING.has(error.code ?? '')) return null;
      throw error;
    }
  }
}

/** Repeats a call after a failure or no answer, but not after a refusal of the store. */
async function again<T>(call: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      if (error instanceof S3Error || attempt === TRIES) throw error;
      await delay(50 * 4 ** (attempt - 1) * (0.5 + Math.random()));
    }
  }
}

/** Divides a stream into parts of {@link PART} bytes; the last one may be shorter. */
async function* partsOf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    held.push(chunk);
    length += chunk.length;
    while (length >= PART) {
      const joined = Buffer.concat(held);
      yield joined.subarray(0, PART);
      held = [joined.subarray(PART)];
      length -= PART;
    }
  }
  if (length > 0) yield Buffer.concat(held);
}
