import { runService, type ServiceOptions } from './run-service';

/** Starts, and stops on SIGTERM or Ctrl-C with what is held finished. A failed start ends the process with its reason. */
export async function untilStopped(start: () => Promise<{ stop(): Promise<void> }>): Promise<void> {
  const running = await start().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** One process of a service, configured by the environment: what an app's main.ts runs. */
export const runProcess = (options: Omit<ServiceOptions, 'environment' | 'healthPort'>): Promise<void> =>
  untilStopped(() =>
    runService({ ...options, environment: process.env, healthPort: Number(process.env['HEALTH_PORT'] ?? 8080) }),
  );
