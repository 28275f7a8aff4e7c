import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

/** A server whose answers this server must match. */
export interface Reference {
  readonly name: string;
  /** Whether it is MongoDB itself, for which no known errors are allowed. */
  readonly real: boolean;
  start(): Promise<{ uri: string; stop(): Promise<void> }>;
}

const jars = join(import.meta.dirname, '../../../../.festlig/mongo-java-server/libs');
const source = join(import.meta.dirname, 'ReferenceServer.java');
const javaIsThere = (): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((directory) => existsSync(join(directory, 'java')));

/** The server that MONGODB_TEST_URI names, else mongo-java-server; a string explains why neither is available. */
export function chooseReference(): Reference | string {
  const uri = process.env['MONGODB_TEST_URI'];
  if (uri) return { name: 'MONGODB_TEST_URI', real: true, start: async () => ({ uri, stop: async () => {} }) };
  if (!existsSync(jars)) return 'neither MONGODB_TEST_URI nor mongo-java-server, which set-up fetches by Maven';
  if (!javaIsThere()) return 'neither MONGODB_TEST_URI nor Java for mongo-java-server';
  return { name: 'mongo-java-server', real: false, start: startJavaServer };
}

async function startJavaServer(): Promise<{ uri: string; stop(): Promise<void> }> {
  const classes = mkdtempSync(join(tmpdir(), 'reference-mongo-'));
  const libraries = join(jars, '*');
  const compiler = ['-cp', libraries, 'org.eclipse.jdt.internal.compiler.batch.Main', '-17', '-d', classes, source];
  await promisify(execFile)('java', compiler);
  // It ends when its standard input ends, and therefore with this process, however this process ends.
  const java = ['-Xmx256m', '-XX:TieredStopAtLevel=1', '-cp', [classes, libraries].join(delimiter), 'ReferenceServer'];
  const server = spawn('java', java, { stdio: ['pipe', 'pipe', 'ignore'] });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async (): Promise<void> => {
    server.stdin.end();
    await ended;
    rmSync(classes, { recursive: true, force: true });
  };
  for await (const port of createInterface(server.stdout)) return { uri: `mongodb://127.0.0.1:${port}/`, stop };
  await stop();
  throw new Error('mongo-java-server ended before it printed a port');
}
