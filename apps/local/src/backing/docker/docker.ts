import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import type { BackingOptions } from '../contract';
import { findProgram } from '../process/find-program';
import { startProgram, type Program } from '../process/program';

const execute = promisify(execFile);

/** A service in a container: one port, on loopback, and one named volume. */
export interface Container {
  service: string;
  image: string;
  port: { inside: number; outside: number };
  /** Where the container keeps its data. */
  volume: string;
  environment?: Record<string, string>;
  command?: string[];
}

const succeeds = (seconds: number, ...args: string[]): Promise<boolean> =>
  execute('docker', args, { timeout: seconds * 1000, killSignal: 'SIGKILL' }).then(
    () => true,
    () => false,
  );

let answers: Promise<boolean> | undefined;

/** Whether Docker can run this image: its engine answers, and the image is local or its registry is reachable. */
export async function dockerOffers(image: string, options: BackingOptions): Promise<boolean> {
  if (!findProgram('docker', options.environment)) return false;
  answers ??= succeeds(4, 'info');
  if (!(await answers)) return false;
  if (await succeeds(4, 'image', 'inspect', image)) return true;
  // Requesting the manifest first shows within seconds whether the network allows a pull.
  if (!(await succeeds(5, 'manifest', 'inspect', image))) return false;
  options.log(`Docker: pulling ${image}`);
  return succeeds(600, 'pull', '--quiet', image);
}

/** The `docker run` that starts a container; its name and volume belong to this data directory alone. */
export function containerArguments(container: Container, dataDirectory: string): { name: string; args: string[] } {
  const owner = createHash('sha256').update(dataDirectory).digest('hex').slice(0, 8);
  const name = `festlig-${container.service}-${owner}`;
  const { inside, outside } = container.port;
  const environment = Object.entries(container.environment ?? {}).flatMap(([key, value]) => ['-e', `${key}=${value}`]);
  const publish = ['-p', `127.0.0.1:${outside}:${inside}`, '-v', `${name}:${container.volume}`];
  return {
    name,
    args: ['run', '--rm', '--name', name, ...publish, ...environment, container.image, ...(container.command ?? [])],
  };
}

/** Runs a container in the foreground of a guarded `docker run`, so that it ends with this process. */
export async function startContainer(
  container: Container,
  options: BackingOptions,
  ready: Program['ready'],
): Promise<{ stop(): Promise<void> }> {
  const { name, args } = containerArguments(container, options.dataDirectory);
  await succeeds(10, 'rm', '--force', name);
  return startProgram({
    name: 'docker',
    command: 'docker',
    args,
    directory: `${options.dataDirectory}/${container.service}`,
    ready,
    secondsToReady: 60,
    log: options.log,
  });
}
