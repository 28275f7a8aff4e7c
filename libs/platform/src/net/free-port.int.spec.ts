import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { freePort } from './free-port';

const MODULE = new URL('free-port.ts', import.meta.url).href;

describe('a free port', () => {
  let server: Server | undefined;
  let other: ChildProcess | undefined;
  afterEach(() => {
    server?.close();
    other?.kill('SIGKILL');
    jest.restoreAllMocks();
  });

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

  it('is none that another process was given and has not opened yet, as long as that process lives', async () => {
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
    // The first to draw it finds that nobody has it any more, the next one gets it.
    await drawTheirs();
    expect(await drawTheirs()).toBe(theirs);
  });
});
