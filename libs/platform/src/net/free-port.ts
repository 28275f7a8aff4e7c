import { createServer } from 'node:net';

/** Below the ports that systems lend to outgoing connections (Linux from 32768, others from 49152). */
const FIRST = 15_000;
const LAST = 32_000;
const handedOut = new Set<number>();

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * A TCP port on loopback that is free now and was not handed out before by this process. No outgoing connection can
 * take it before its server listens, as it can one that the system chose.
 */
export async function freePort(): Promise<number> {
  const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
  if (handedOut.has(port) || !(await isFree(port))) return freePort();
  handedOut.add(port);
  return port;
}
