import type { Writable } from 'node:stream';
import { CallError } from '@festlig/platform/errors';

export interface Bounds {
  /** The most at a time per account. */
  ofOne: number;
  /** The most at a time of all accounts together. */
  ofAll?: number;
  /** Seconds after which a refused client may ask again. */
  seconds: number;
}

/** Limits how many of a kind run at the same time, per owner and in total. */
export class Ongoing {
  private readonly counts = new Map<string, number>();
  private all = 0;

  constructor(private readonly bounds: Bounds) {}

  /**
   * Returns the function to call at the end.
   * @throws CallError `too_many_requests` when the owner has reached the limit, `unavailable` when all owners
   * together have
   */
  begin(whose: string): () => void {
    const { ofOne, ofAll = Infinity, seconds } = this.bounds;
    const count = this.counts.get(whose) ?? 0;
    if (count >= ofOne) throw new CallError('too_many_requests', { seconds });
    if (this.all >= ofAll) throw new CallError('unavailable', { seconds });
    this.all++;
    this.counts.set(whose, count + 1);
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      this.all--;
      const left = (this.counts.get(whose) ?? 1) - 1;
      if (left > 0) this.counts.set(whose, left);
      else this.counts.delete(whose);
    };
  }
}

/**
 * Calls `then` when an answer has ended, also when it ended before this call: a client that disconnects early must
 * not keep a slot for ever.
 */
export function onceClosed(answer: Writable, then: () => void): void {
  if (answer.destroyed) then();
  else answer.once('close', then);
}
