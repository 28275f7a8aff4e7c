/**
 * Prints one line for a measurement. `ratio` compares it with the ceiling measured in the same run, with the target, or
 * with the whole.
 */
export function measure(what: string, number: number, unit: string, ratio: number): void {
  const rounded = (value: number) => Number(value.toPrecision(4));
  process.stdout.write(`${JSON.stringify({ what, number: rounded(number), unit, ratio: rounded(ratio) })}\n`);
}

/** Seconds that some work took. */
export async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/**
 * Sums the time spent in one method of an object, over all concurrent calls. Returns a function that gives the sum in
 * seconds.
 */
export function timed<T extends object, K extends keyof T>(target: T, method: K): () => number {
  let sum = 0;
  const original = target[method] as (...args: unknown[]) => unknown;
  const wrapped = function (this: T, ...args: unknown[]): unknown {
    const started = performance.now();
    const add = () => {
      sum += (performance.now() - started) / 1000;
    };
    const result = original.apply(this, args);
    if (result instanceof Promise) return result.finally(add);
    add();
    return result;
  };
  Object.assign(target, { [method]: wrapped });
  return () => sum;
}
