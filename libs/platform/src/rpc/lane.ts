import { CallError } from '../errors';
import { metrics } from '../observability';

export interface LaneBounds {
  /** What it is called in metrics. */
  name: string;
  /** How many run at the same time. */
  atOnce: number;
  /** How many more may wait for their turn. */
  waiting: number;
}

/**
 * Bounds what a process does at the same time. What comes beyond is refused at once instead of making everything slower,
 * and what has waited until nobody needs it any more is not begun (rule: sheds-load).
 */
export class Lane {
  private running = 0;
  /** Those who wait, the first in front. */
  private readonly queue = new Set<() => void>();
  /** One for all: to note where each was refused would be the dearest part of refusing. */
  private readonly refusal = new CallError('unavailable');

  constructor(private readonly bounds: LaneBounds) {}

  /**
   * @param until when nobody waits for the work any more, on the clock of `performance.now()`
   * @throws CallError `unavailable`: the work was not begun
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

  /** Resolves when the work may begin; it is then counted among what runs. */
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
