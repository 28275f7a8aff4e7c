import { CallError } from '../errors';
import { metrics } from '../observability';

export interface LaneBounds {
  /** Name in metrics. */
  name: string;
  /** Number of tasks that run at the same time. */
  atOnce: number;
  /** Number of further tasks that may wait for their turn. */
  waiting: number;
}

/**
 * Limits what a process does at the same time. Work beyond the limits is refused at once instead of slowing
 * everything down, and work whose caller has given up is not started (rule: sheds-load).
 */
export class Lane {
  private running = 0;
  /** Waiting tasks in order. */
  private readonly queue = new Set<() => void>();
  /** One error for all: recording a stack for each would be the most expensive part of refusing. */
  private readonly refusal = new CallError('unavailable');

  constructor(private readonly bounds: LaneBounds) {}

  /**
   * Runs work when it is its turn.
   * @param until when the caller stops waiting, on the clock of `performance.now()`
   * @throws CallError `unavailable`: the work was not started
   */
  async run<T>(until: number, work: () => Promise<T>): Promise<T> {
    await this.turn(until);
    try {
      return await work();
    } finally {
      this.running--;
      const [first] = this.queue;
      first?.();
    }
  }

  /** Resolves when the work may start; it then counts as running. */
  private async turn(until: number): Promise<void> {
    const left = until - performance.now();
    const isFree = this.running < this.bounds.atOnce;
    if (left <= 0 || (!isFree && this.queue.size >= this.bounds.waiting)) throw this.shed();
    if (!isFree) await this.wait(left);
    else this.running++;
  }

  private wait(left: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(late);
        this.queue.delete(begin);
        this.running++;
        resolve();
      };
      const late = setTimeout(() => {
        this.queue.delete(begin);
        reject(this.shed());
      }, left);
      this.queue.add(begin);
    });
  }

  private shed(): CallError {
    metrics.shed.inc({ lane: this.bounds.name });
    return this.refusal;
  }
}
