import type { Environment } from '../config';
import { startTracing } from '../observability';
import { runService, type ServiceOptions } from './run-service';

/**
 * Starts a process and stops it on SIGTERM or Ctrl-C once its work in progress is finished. When the start fails or
 * the stop leaves work undone, prints the reason and exits with code 1.
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

/** Runs one process of a service, configured by the environment. Called from an app's main.ts. */
export const runProcess = (options: Omit<ServiceOptions, 'environment'>): Promise<void> =>
  untilStopped(options.role === 'worker' ? `${options.service}-worker` : options.service, (environment) =>
    runService({ ...options, environment }),
  );
