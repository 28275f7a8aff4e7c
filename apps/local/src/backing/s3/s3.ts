import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Client } from 'minio';
import type { Backing, BackingOptions } from '../backing';
import { firstThatWorks, given } from '../choice';
import { dockerOffers, startContainer } from '../docker/docker';
import { freePort } from '../process/free-port';
import { startProgram } from '../process/program';

const image = 'minio/minio';
const bucket = 'festlig';

interface Store {
  S3_ENDPOINT: string;
  S3_ACCESS_KEY: string;
  S3_SECRET_KEY: string;
  S3_BUCKET: string;
}

/** Resolves when the store takes requests and has the bucket, which is made when missing. */
async function hasBucket(store: Store): Promise<void> {
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

async function fromPackage(options: BackingOptions): Promise<Backing> {
  const port = await freePort();
  const directory = join(options.dataDirectory, 's3');
  // s3rver knows this one pair of keys; it is no secret, and it listens on loopback only.
  const store = storeAt(port, 'S3RVER', 'S3RVER');
  const main = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
  const address = ['--address', '127.0.0.1', '--port', String(port), '--no-vhost-buckets'];
  const { stop } = await startProgram({
    name: 's3rver',
    command: process.execPath,
    args: ['--no-deprecation', main, '--directory', join(directory, 'data'), ...address, '--silent'],
    directory,
    ready: () => hasBucket(store),
    secondsToReady: 30,
    log: options.log,
  });
  return { service: 'S3', took: `s3rver, port ${port}`, env: { ...store }, stop };
}

/** A store of files: the one S3_ENDPOINT names (with its keys), MinIO in Docker, or s3rver. */
export async function startFiles(options: BackingOptions): Promise<Backing> {
  const { S3_ENDPOINT, S3_ACCESS_KEY = '', S3_SECRET_KEY = '', S3_BUCKET = bucket } = options.environment;
  if (S3_ENDPOINT) {
    const store = { S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY, S3_BUCKET };
    return given('S3', 'S3_ENDPOINT', store, () => hasBucket(store));
  }
  return firstThatWorks('S3', [fromDocker, fromPackage], options);
}
