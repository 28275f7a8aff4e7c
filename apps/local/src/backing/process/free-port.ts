import { createServer, type AddressInfo } from 'node:net';

const handedOut = new Set<number>();

/** A TCP port on loopback that is free now and was not handed out before by this process. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  if (handedOut.has(port)) return freePort();
  handedOut.add(port);
  return port;
}
