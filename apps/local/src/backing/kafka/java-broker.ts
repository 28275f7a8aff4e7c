import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BackingOptions } from '../contract';
import { findProgram } from '../process/find-program';
import { freePort } from '@festlig/platform/net/free-port';
import { startProgram } from '../process/program';
import { projectRoot } from '../project-root';
import { answers } from './answers';
import { asPropertiesFile, brokerProperties } from './broker-properties';

const execute = promisify(execFile);

/** Where set-up stores the broker's jars. */
export const jars = (): string => join(projectRoot(), '.festlig', 'kafka', 'libs');

/** Whether set-up has fetched the broker and Java is installed. */
export const javaBrokerIsThere = (environment: NodeJS.ProcessEnv): boolean =>
  existsSync(jars()) && findProgram('java', environment) !== undefined;

export interface BrokerPorts {
  /** The port it listens on; any free port when omitted. */
  listen?: number;
  /** The port announced to clients, when a proxy is in between. */
  advertised?: number;
}

/** Apache Kafka in one Java process with a small heap; its data in `<data>/kafka`. */
export async function startJavaBroker(
  options: BackingOptions,
  ports: BrokerPorts = {},
): Promise<{ port: number; stop(): Promise<void> }> {
  const directory = join(options.dataDirectory, 'kafka');
  const log = join(directory, 'data');
  mkdirSync(directory, { recursive: true });
  const port = ports.listen ?? (await freePort());
  const settings = join(directory, 'server.properties');
  const listen = `127.0.0.1:${port}`;
  const advertised = `127.0.0.1:${ports.advertised ?? port}`;
  const controller = `127.0.0.1:${await freePort()}`;
  writeFileSync(settings, asPropertiesFile(brokerProperties({ listen, controller, advertised, directory: log })));

  const java = ['-Dorg.slf4j.simpleLogger.defaultLogLevel=warn', '-cp', join(jars(), '*')];
  if (!existsSync(join(log, 'meta.properties'))) {
    // The leading letter keeps the id from looking like an option.
    const id = `F${randomBytes(16).toString('base64url').slice(1)}`;
    await execute('java', [...java, 'kafka.tools.StorageTool', 'format', '--cluster-id', id, '--config', settings]);
  }
  const { stop } = await startProgram({
    name: 'kafka',
    command: 'java',
    // Only the first compiler: on a laptop a broker must start soon rather than reach its peak.
    args: ['-Xmx512m', '-XX:TieredStopAtLevel=1', ...java, 'kafka.Kafka', settings],
    directory,
    ready: () => answers([advertised]),
    secondsToReady: 60,
    log: options.log,
  });
  return { port, stop };
}
