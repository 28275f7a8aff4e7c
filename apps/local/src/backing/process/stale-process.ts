import { readFileSync, rmSync } from 'node:fs';
import { stillRuns, type ProcessMark } from './process-mark';
import { waitUntil } from './wait-until';

function readMark(pidFile: string): ProcessMark | undefined {
  try {
    return JSON.parse(readFileSync(pidFile, 'utf8')) as ProcessMark;
  } catch {
    return undefined;
  }
}

async function gone(mark: ProcessMark): Promise<void> {
  if (stillRuns(mark)) throw new Error(`process ${mark.pid} does not end`);
}

/** Ends the process a pid file names, if it still is that process: a process left by a killed start holds the data. */
export async function stopStale(pidFile: string): Promise<void> {
  const mark = readMark(pidFile);
  if (mark && stillRuns(mark)) {
    process.kill(mark.pid, 'SIGTERM');
    await waitUntil(() => gone(mark), 10).catch(async () => {
      process.kill(mark.pid, 'SIGKILL');
      await waitUntil(() => gone(mark), 5);
    });
  }
  rmSync(pidFile, { force: true });
}
