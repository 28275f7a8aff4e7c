import { readFileSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'minio';

/** The environment of the services of a product that runs, by its folder of data. */
export const environmentOf = (dataDirectory: string): Record<string, string> =>
  JSON.parse(readFileSync(join(dataDirectory, 'environment.json'), 'utf8')) as Record<string, string>;

/** Bytes in which the first line of a stored file ends. */
const FIRST_LINE = 4096;

async function inDirectory(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const named = paths.map(async (path) => {
    const file = await open(path).catch(() => null);
    // Deleted, or renamed to its place, since the folder was read.
    if (!file) return [];
    const { buffer, bytesRead } = await file.read(Buffer.alloc(FIRST_LINE)).finally(() => file.close());
    const [line = ''] = buffer.toString('utf8', 0, bytesRead).split('\n');
    return [/^\{.*\}$/.test(line) ? (JSON.parse(line) as { key: string }).key : path];
  });
  return (await Promise.all(named)).flat();
}

async function inBucket(environment: Record<string, string>): Promise<string[]> {
  const { S3_ENDPOINT = '', S3_ACCESS_KEY = '', S3_SECRET_KEY = '', S3_BUCKET = '' } = environment;
  const { protocol, hostname: endPoint, port } = new URL(S3_ENDPOINT);
  const useSSL = protocol === 'https:';
  const at = { endPoint, useSSL, ...(port ? { port: Number(port) } : {}) };
  const client = new Client({ ...at, accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY });
  const listed = (await client.listObjectsV2(S3_BUCKET, '', true).toArray()) as { name?: string }[];
  return listed.flatMap(({ name }) => name ?? []);
}

/** The keys of all files in the store of a product that runs, in order; a file that has no key yet by its path. */
export async function storedFiles(environment: Record<string, string>): Promise<string[]> {
  const { FILES_DIRECTORY: directory } = environment;
  return (await (directory ? inDirectory(directory) : inBucket(environment))).toSorted();
}
