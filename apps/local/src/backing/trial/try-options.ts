import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BackingOptions } from '../contract';
import { freePort } from '@festlig/platform/net/free-port';

/** Options for a test in a temporary directory, with an environment that names no services. */
export async function tryOptions(): Promise<BackingOptions & { remove(): void }> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'festlig-backing-'));
  return {
    dataDirectory,
    inboxPort: await freePort(),
    environment: { PATH: process.env['PATH'] },
    log: (line) => console.warn(line),
    remove: () => rmSync(dataDirectory, { recursive: true, force: true }),
  };
}
