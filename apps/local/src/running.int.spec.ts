import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { tryOptions } from './backing/trial/try-options';
import { requireFreePorts } from './port-owner';
import { AlreadyRunning, claimDataDirectory } from './running';

const url = 'http://localhost:3000';

describe('a second start on a data directory', () => {
  let options: Awaited<ReturnType<typeof tryOptions>>;
  let file: string;
  beforeAll(async () => {
    options = await tryOptions();
    file = join(options.dataDirectory, 'running.json');
  });
  afterAll(() => options.remove());

  it('fails with the address of the first one, and succeeds after the first one has stopped', () => {
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
    ['the pid of a process that has ended', JSON.stringify({ pid: 2 ** 22 + 1, started: 'once', url })],
    ['a pid that belongs to another program by now', JSON.stringify({ pid: process.pid, started: 'once', url })],
    ['an incomplete file', '{"pid": 1'],
  ])('ignores a running.json with %s', (_, content) => {
    writeFileSync(file, content);
    claimDataDirectory(options.dataDirectory, url).release();
  });

  it('fails when a port is taken, and names the port, the program and the variable to set', async () => {
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
