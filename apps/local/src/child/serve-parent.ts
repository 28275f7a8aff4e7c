/**
 * Runs what `start` starts as a process of its parent (child.ts): tells it when this serves, stops at its SIGTERM, and
 * ends at once when it is gone: the backing services went with it, so nothing can be finished any more.
 */
export function serveParent(start: () => Promise<{ stop(): Promise<void> }>): void {
  process.on('disconnect', () => process.exit(1));
  const fail = (error: unknown): never => {
    console.error(error);
    process.exit(1);
  };
  const started = start();
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void started.then((running) => running.stop()).then(() => process.exit(0), fail);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  started.then(() => process.send?.('ready'), fail);
}
