/**
 * Runs what `start` starts as a child process (child.ts): tells the parent when it serves, stops at SIGTERM, and ends
 * at once when the parent is gone: the backing services ended with the parent, so no work can be finished.
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
