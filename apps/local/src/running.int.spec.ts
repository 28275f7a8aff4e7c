import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { tryOptions } from './backing/trial/try-options';
import { requireFreePorts } from './port-owner';
import { AlreadyRunning, claimDataDirectory } from './running';

const url = 'http://localhost:3000';

describe('a second start', () => {
  let options: Awaited<ReturnType<typeof tryOptions>>;
  let file: string;
  beforeAll(async () => {
    options = await tryOptions();
    file = join(options.dataDirectory, 'running.json');
  });
  afterAll(() => options.remove());

  it('is told where the first one is, and may follow it', () => {
    const first = claimDataDirectory(options.dataDirectory, url);
    const before = readFileSync(file, 'utf8');
    const second = (): unknown => claimDataDirectory(options.dataDirectory, 'http://localhost:4000');
    expect(second).toThrow(AlreadyRunning);
    expect(second).toThrow(`Festlig is already running at ${url} (pid ${process.pid}).`);
    expect(readFileSync(file, 'utf8')).toBe(before);
    first.release();
    claimDataDirectory(options.dataDirectory, url).release();
  });

  it.each([
    ['a pid that is gone', JSON.stringify({ pid: 2 ** 22 + 1, started: 'once', url })],
    ['a pid that is another program by now', JSON.stringify({ pid: process.pid, started: 'once', url })],
    ['half a file', '{"pid": 1'],
  ])('does not mind %s', (_, content) => {
    writeFileSync(file, content);
    claimDataDirectory(options.dataDirectory, url).release();
  });

  it('is told which port is taken, by whom, and what to set', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const who = process.platform === 'linux' ? `\\(pid ${process.pid}\\)` : 'another program';
    await expect(requireFreePorts([{ port, purpose: 'the product', variable: 'PORT' }])).rejects.toThrow(
      new RegExp(`^Port ${port} \\(the product\\) is taken by .*${who}. Stop that, or set PORT.$`),
    );
    await new Promise((resolve) => other.close(resolve));
    await requireFreePorts([{ port, purpose: 'the product', variable: 'PORT' }]);
  });
});
