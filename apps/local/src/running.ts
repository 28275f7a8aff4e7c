import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markOf, stillRuns, type ProcessMark } from './backing/process/process-mark';

/** The process that uses a data directory, and its address. */
interface Running extends ProcessMark {
  url: string;
}

/** Another Festlig uses this data directory. The message says where it runs. */
export class AlreadyRunning extends Error {
  constructor({ url, pid }: Running) {
    super(`Festlig is already running at ${url} (pid ${pid}).`);
  }
}

function read(path: string): Running | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Running;
  } catch {
    return undefined;
  }
}

/**
 * Claims the data directory for this process with `running.json` in it. A file whose process has ended, or whose pid
 * belongs to another program by now, is replaced.
 * @throws AlreadyRunning when a running process has claimed it
 */
export function claimDataDirectory(dataDirectory: string, url: string): { release(): void } {
  mkdirSync(dataDirectory, { recursive: true });
  const path = join(dataDirectory, 'running.json');
  const earlier = read(path);
  if (earlier && stillRuns(earlier)) throw new AlreadyRunning(earlier);
  rmSync(path, { force: true });

  const own = `${path}.${process.pid}`;
  writeFileSync(own, JSON.stringify({ ...markOf(process.pid), url }));
  try {
    // Of two simultaneous starts one link succeeds, and the file it names is complete.
    linkSync(own, path);
  } catch (error) {
    const other = read(path);
    throw other ? new AlreadyRunning(other) : error;
  } finally {
    rmSync(own, { force: true });
  }
  return { release: () => rmSync(path, { force: true }) };
}
