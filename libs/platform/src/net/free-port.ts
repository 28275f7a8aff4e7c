import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Below the ports that systems assign to outgoing connections (Linux from 32768, others from 49152). */
const FIRST = 15_000;
const LAST = 32_000;
/** Where processes announce the ports on which they will listen: one file per port, with the process id. */
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

/**
 * False when another living process has claimed the port. A directory that cannot be written does not prevent a
 * claim.
 */
async function claim(port: number): Promise<boolean> {
  const path = join(CLAIMS, String(port));
  try {
    await mkdir(CLAIMS, { recursive: true });
    await writeFile(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return true;
    const owner = Number(await readFile(path, 'utf8').catch(() => ''));
    // The next caller may claim it: two callers that take it over at the same moment would both have it.
    if (owner > 0 && !isAlive(owner)) await rm(path, { force: true });
    return false;
  }
}

/**
 * Returns a free TCP port on loopback that no living process of ours has claimed, so that none takes it before its
 * server listens. Nor can an outgoing connection get it, as can happen to a port that the system chose.
 */
export async function freePort(): Promise<number> {
  const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
  return (await isFree(port)) && (await claim(port)) ? port : freePort();
}
