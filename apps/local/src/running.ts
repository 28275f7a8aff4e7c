import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markOf, stillRuns, type ProcessMark } from './backing/process/process-mark';

/** Who runs on a data directory, and where it can be reached. */
interface Running extends ProcessMark {
  url: string;
}

/** Another Festlig runs on this data directory. Its message says where. */
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
 * Takes the data directory for this process, by `running.json` in it; throws AlreadyRunning when a living process has
 * it. A file whose process is gone, or whose pid is another program's by now, is replaced.
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
    // Of two that start in the same moment one link succeeds, and what it names is whole.
    linkSync(own, path);
  } catch (error) {
    const other = read(path);
    throw other ? new AlreadyRunning(other) : error;
  } finally {
    rmSync(own, { force: true });
  }
  return { release: () => rmSync(path, { force: true }) };
}
