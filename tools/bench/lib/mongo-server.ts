import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

export interface MeasuredServer {
  readonly uri: string;
  /** Resident memory in bytes, right after the start and now. */
  readonly idleMemory: number;
  memory(): number;
  /** Seconds of CPU time it has used: unlike elapsed time, this hardly depends on what else the machine does. */
  cpu(): number;
  stop(): Promise<void>;
}

/**
 * embedded-mongo in a separate process, from the bundle `main`, with Node's flags from `BENCH_SERVER_FLAGS`
 * (`--cpu-prof`, say).
 */
export async function startServer(main: string, directory: string): Promise<MeasuredServer> {
  const flags = process.env['BENCH_SERVER_FLAGS']?.split(' ') ?? [];
  const child = spawn(process.execPath, ['--no-warnings', ...flags, main, '--directory', directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const memory = () => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) * 1024;
  const cpu = () => {
    // After the name in parentheses: the state is the 3rd field, user and system time the 14th and 15th, in hundredths
    // of a second.
    const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  };
  return {
    uri: (JSON.parse(line) as { uri: string }).uri,
    idleMemory: memory(),
    memory,
    cpu,
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
