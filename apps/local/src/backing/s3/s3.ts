import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Backing, BackingOptions } from '../contract';
import { firstThatWorks, given } from '../choice';
import { dockerOffers, startContainer } from '../docker/docker';
import { freePort } from '@festlig/platform/net/free-port';

const image = 'minio/minio';
const bucket = 'festlig';

interface Store {
  S3_ENDPOINT: string;
  S3_ACCESS_KEY: string;
  S3_SECRET_KEY: string;
  S3_BUCKET: string;
}

/** Resolves when the store accepts requests and has the bucket, which is created when missing. */
async function hasBucket(store: Store): Promise<void> {
  const { Client } = await import('minio');
  const { protocol, hostname, port } = new URL(store.S3_ENDPOINT);
  const client = new Client({
    endPoint: hostname,
    useSSL: protocol === 'https:',
    ...(port ? { port: Number(port) } : {}),
    accessKey: store.S3_ACCESS_KEY,
    secretKey: store.S3_SECRET_KEY,
  });
  if (!(await client.bucketExists(store.S3_BUCKET))) await client.makeBucket(store.S3_BUCKET);
}

const storeAt = (port: number, accessKey: string, secretKey: string): Store => ({
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_ACCESS_KEY: accessKey,
  S3_SECRET_KEY: secretKey,
  S3_BUCKET: bucket,
});

async function fromDocker(options: BackingOptions): Promise<Backing | undefined> {
  if (!(await dockerOffers(image, options))) return undefined;
  const port = await freePort();
  const store = storeAt(port, 'festlig', randomBytes(18).toString('base64url'));
  const { stop } = await startContainer(
    {
      service: 's3',
      image,
      port: { inside: 9000, outside: port },
      volume: '/data',
      environment: { MINIO_ROOT_USER: store.S3_ACCESS_KEY, MINIO_ROOT_PASSWORD: store.S3_SECRET_KEY },
      command: ['server', '/data'],
    },
    options,
    () => hasBucket(store),
  );
  return { service: 'S3', took: `Docker (${image}), port ${port}`, env: { ...store }, stop };
}

const inDirectory = (FILES_DIRECTORY: string, took: string): Backing => ({
  service: 'S3',
  took,
  env: { FILES_DIRECTORY },
  stop: async () => undefined,
});

async function onDisk({ dataDirectory }: BackingOptions): Promise<Backing> {
  const directory = join(dataDirectory, 'files');
  return inDirectory(directory, `files in ${directory}`);
}

/**
 * A file store: the S3 of S3_ENDPOINT (with its keys), the directory of FILES_DIRECTORY, MinIO in Docker, or a
 * directory.
 */
export async function startFiles(options: BackingOptions): Promise<Backing> {
  const {
    FILES_DIRECTORY,
    S3_ENDPOINT,
    S3_ACCESS_KEY = '',
    S3_SECRET_KEY = '',
    S3_BUCKET = bucket,
  } = options.environment;
  if (FILES_DIRECTORY) return inDirectory(FILES_DIRECTORY, 'given by FILES_DIRECTORY');
  if (S3_ENDPOINT) {
    const store = { S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY, S3_BUCKET };
    return given('S3', 'S3_ENDPOINT', store, () => hasBucket(store));
  }
  return firstThatWorks('S3', [fromDocker, onDisk], options);
}
