import { setTimeout as delay } from 'node:timers/promises';

export interface Meanwhile {
  /** Milliseconds: the median, the 95th and the 99th percentile. */
  p50: number;
  p95: number;
  p99: number;
  worst: number;
  asked: number;
  failed: number;
}

/** Repeats a request at a fixed interval while other work runs; returns how long the answers took. */
export async function meanwhile<T>(
  work: Promise<T>,
  ask: () => Promise<unknown>,
  every = 200,
): Promise<{ done: T; answers: Meanwhile }> {
  const times: number[] = [];
  let [failed, isDone] = [0, false];
  const asking = async () => {
    while (!isDone) {
      const started = performance.now();
      await ask().catch(() => failed++);
      times.push(performance.now() - started);
      await delay(every);
    }
  };
  const [done] = await Promise.all([work.finally(() => (isDone = true)), asking()]);
  times.sort((one, other) => one - other);
  const share = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  const shares = { p50: share(0.5), p95: share(0.95), p99: share(0.99) };
  return { done, answers: { ...shares, worst: times.at(-1) ?? 0, asked: times.length, failed } };
}
