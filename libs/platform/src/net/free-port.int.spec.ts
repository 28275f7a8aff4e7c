import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { freePort } from './free-port';

const MODULE = new URL('free-port.ts', import.meta.url).href;

describe('freePort', () => {
  let server: Server | undefined;
  let other: ChildProcess | undefined;
  afterEach(() => {
    server?.close();
    other?.kill('SIGKILL');
    jest.restoreAllMocks();
  });

  it('returns a port that can be listened on and lies below the range of outgoing connections', async () => {
    const port = await freePort();
    server = createServer();
    await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
    expect(server.address()).toMatchObject({ port });
    expect(port).toBeLessThan(32_768);
  });

  it('returns a different port each time', async () => {
    const ports = await Promise.all(Array.from({ length: 100 }, () => freePort()));
    expect(new Set(ports).size).toBe(100);
  });

  it('does not return a port claimed by another living process, even before that process listens on it', async () => {
    const script = `const { freePort } = await import('${MODULE}'); console.log(await freePort()); process.stdin.resume();`;
    other = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['pipe', 'pipe', 'inherit'] });
    const [printed] = (await once(other.stdout!, 'data')) as [Buffer];
    const theirs = Number(printed.toString());
    const drawTheirs = () => {
      jest.spyOn(Math, 'random').mockReturnValueOnce((theirs - 15_000 + 0.5) / 17_000);
      return freePort();
    };
    expect(await drawTheirs()).not.toBe(theirs);
    other.kill('SIGKILL');
    await once(other, 'exit');
    // The first call finds that the claim is stale and removes it; the next call gets the port.
    await drawTheirs();
    expect(await drawTheirs()).toBe(theirs);
  });
});
