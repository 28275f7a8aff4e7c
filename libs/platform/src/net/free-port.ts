import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Below the ports that systems lend to outgoing connections (Linux from 32768, others from 49152). */
const FIRST = 15_000;
const LAST = 32_000;
/** Where processes tell each other which ports they will listen on: a file for each, with the process's id. */
const CLAIMS = join(tmpdir(), 'festlig-ports');

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** False where a process that lives has the port already. A folder that cannot be written is no reason to have none. */
async function claim(port: number): Promise<boolean> {
  const path = join(CLAIMS, String(port));
  try {
    await mkdir(CLAIMS, { recursive: true });
    await writeFile(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return true;
    const owner = Number(await readFile(path, 'utf8').catch(() => ''));
    // Whoever draws it next gets it: of two that took it over at once both would have it.
    if (owner > 0 && !isAlive(owner)) await rm(path, { force: true });
    return false;
  }
}

/**
 * A TCP port on loopback that is free now and was handed out to no process of ours that lives, so that none takes it before
 * its server listens. Nor does an outgoing connection, as it can with one that the system chose.
 */
export async function freePort(): Promise<number> {
  const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
  return (await isFree(port)) && (await claim(port)) ? port : freePort();
}
