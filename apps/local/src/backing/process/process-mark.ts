import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Identifies one process among all that had or will have its pid: pids are reused. */
export interface ProcessMark {
  pid: number;
  started: string;
}

/**
 * When the process with this pid started, as the system records it; undefined when there is none (or only a zombie).
 */
export function startOf(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name, in parentheses, may contain spaces: count from behind it. Field 3 is the state, 22 the start
    // in ticks since boot.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`;
  } catch {
    return undefined;
  }
}

/** The mark of a running process, or undefined when it has ended. */
export function markOf(pid: number): ProcessMark | undefined {
  const started = startOf(pid);
  return started === undefined ? undefined : { pid, started };
}

/** Whether the marked process itself still runs. */
export const stillRuns = (mark: ProcessMark): boolean => startOf(mark.pid) === mark.started;
