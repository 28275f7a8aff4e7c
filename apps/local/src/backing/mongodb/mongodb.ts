import { existsSync } from 'node:fs';
import { join } from 'node:path';
import mongoose from 'mongoose';
import type { Backing, BackingOptions } from '../contract';
import { firstThatWorks, given } from '../choice';
import { dockerOffers, startContainer } from '../docker/docker';
import { findProgram } from '../process/find-program';
import { freePort } from '@festlig/platform/net/free-port';
import { startProgram } from '../process/program';
import { projectRoot } from '../project-root';

const image = 'mongo:8';

async function answers(uri: string): Promise<void> {
  const client = new mongoose.mongo.MongoClient(uri, { serverSelectionTimeoutMS: 2000 });
  try {
    await client.connect();
    await client.db('admin').command({ ping: 1 });
  } finally {
    await client.close();
  }
}

const at = (port: number): string => `mongodb://127.0.0.1:${port}`;
const backing = (took: string, port: number, stop: Backing['stop']): Backing => ({
  service: 'MongoDB',
  took: `${took}, port ${port}`,
  env: { MONGODB_URI: at(port) },
  stop,
});

async function fromProgram(options: BackingOptions): Promise<Backing | undefined> {
  const command = findProgram('mongod', options.environment);
  if (!command) return undefined;
  const port = await freePort();
  const { stop } = await startProgram({
    name: 'mongod',
    command,
    args: ['--dbpath', '.', '--port', String(port), '--bind_ip', '127.0.0.1'],
    directory: join(options.dataDirectory, 'mongodb', 'mongod'),
    ready: () => answers(at(port)),
    secondsToReady: 60,
    log: options.log,
  });
  return backing('mongod on this machine', port, stop);
}

async function fromDocker(options: BackingOptions): Promise<Backing | undefined> {
  if (!(await dockerOffers(image, options))) return undefined;
  const port = await freePort();
  const { stop } = await startContainer(
    { service: 'mongodb', image, port: { inside: 27017, outside: port }, volume: '/data/db' },
    options,
    () => answers(at(port)),
  );
  return backing(`Docker (${image})`, port, stop);
}

/** A separate process, so that its queries and the product's calls do not wait for each other. */
async function embedded(options: BackingOptions): Promise<Backing | undefined> {
  const main = join(projectRoot(), 'dist', 'embedded-mongo', 'main.js');
  if (!existsSync(main)) throw new Error('embedded-mongo is not built (npm run build)');
  const port = await freePort();
  const directory = join(options.dataDirectory, 'mongodb', 'embedded');
  const { stop } = await startProgram({
    name: 'embedded-mongo',
    command: process.execPath,
    args: [main, '--directory', directory, '--port', String(port)],
    directory,
    ready: () => answers(at(port)),
    secondsToReady: 30,
    log: options.log,
  });
  return backing('embedded-mongo', port, stop);
}

/** MongoDB: the server of MONGODB_URI, mongod on this machine, Docker, or embedded-mongo. */
export async function startMongo(options: BackingOptions): Promise<Backing> {
  const uri = options.environment['MONGODB_URI'];
  if (uri) return given('MongoDB', 'MONGODB_URI', { MONGODB_URI: uri }, () => answers(uri));
  return firstThatWorks('MongoDB', [fromProgram, fromDocker, embedded], options);
}
