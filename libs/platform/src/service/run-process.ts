import type { Environment } from '../config';
import { startTracing } from '../observability';
import { runService, type ServiceOptions } from './run-service';

/**
 * Starts, and stops on SIGTERM or Ctrl-C with what is held finished. A failed start ends the process with its reason, a
 * stop that leaves something undone with what that is; both with exit code 1.
 * @param name the process in its traces
 */
export async function untilStopped(
  name: string,
  start: (environment: Environment) => Promise<{ stop(): Promise<void> }>,
): Promise<void> {
  const end = (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  };
  try {
    const stopTracing = await startTracing(name, process.env);
    const running = await start(process.env);
    let stopping = false;
    const stop = () => {
      if (stopping) return;
      stopping = true;
      const traced = () => stopTracing().catch(() => undefined);
      running
        .stop()
        .finally(traced)
        .then(() => process.exit(0), end);
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
  } catch (error) {
    end(error);
  }
}

/** One process of a service, configured by the environment: what an app's main.ts runs. */
export const runProcess = (options: Omit<ServiceOptions, 'environment'>): Promise<void> =>
  untilStopped(options.role === 'worker' ? `${options.service}-worker` : options.service, (environment) =>
    runService({ ...options, environment }),
  );
