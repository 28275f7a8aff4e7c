import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { freePort } from './free-port';

describe('a free port', () => {
  let server: Server | undefined;
  afterEach(() => void server?.close());

  it('can be listened on, and is none that outgoing connections get', async () => {
    const port = await freePort();
    server = createServer();
    await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
    expect(server.address()).toMatchObject({ port });
    expect(port).toBeLessThan(32_768);
  });

  it('is another one each time', async () => {
    const ports = await Promise.all(Array.from({ length: 100 }, () => freePort()));
    expect(new Set(ports).size).toBe(100);
  });
});
