import { Client } from 'minio';
import { Files, type StoredFile } from './files';

export interface S3Options {
  endpoint: string;
  accessKey: string;
  secretKey: string;
  bucket: string;
}

const MISSING = new Set(['NotFound', 'NoSuchKey']);

/** Files in any S3. */
export class S3Files extends Files {
  private readonly client: Client;
  private readonly bucket: string;

  constructor({ endpoint, accessKey, secretKey, bucket }: S3Options) {
    super();
    const url = new URL(endpoint);
    const useSSL = url.protocol === 'https:';
    const port = Number(url.port) || (useSSL ? 443 : 80);
    this.client = new Client({ endPoint: url.hostname, port, useSSL, accessKey, secretKey, region: 'us-east-1' });
    this.bucket = bucket;
  }

  async put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    await this.client.putObject(this.bucket, key, bytes, bytes.length, { 'Content-Type': contentType });
  }

  async get(key: string): Promise<StoredFile | null> {
    const stat = await this.stat(key);
    if (!stat) return null;
    const stream = await this.client.getObject(this.bucket, key);
    const contentType = String(stat.metaData['content-type'] ?? 'application/octet-stream');
    return { stream, size: stat.size, contentType, etag: stat.etag };
  }

  async has(key: string): Promise<boolean> {
    return (await this.stat(key)) !== null;
  }

  async ping(): Promise<void> {
    if (!(await this.client.bucketExists(this.bucket))) throw new Error(`bucket ${this.bucket} is missing`);
  }

  private async stat(key: string) {
    try {
      return await this.client.statObject(this.bucket, key);
    } catch (error) {
      if (error instanceof Error && 'code' in error && MISSING.has(String(error.code))) return null;
      throw error;
    }
  }
}
