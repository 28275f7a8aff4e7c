import type { Writable } from 'node:stream';
import { CallError } from '@festlig/platform/errors';

export interface Bounds {
  /** At a time, of one account. */
  ofOne: number;
  /** At a time, of all together. */
  ofAll?: number;
  /** When who is refused may ask again, in seconds. */
  seconds: number;
}

/** How much of a kind goes on at a time, by whose it is. */
export class Ongoing {
  private readonly counts = new Map<string, number>();
  private all = 0;

  constructor(private readonly bounds: Bounds) {}

  /**
   * Answers what to call when it has ended.
   * @throws CallError `too_many_requests` where as much of theirs goes on already, `unavailable` where of everybody's
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

/** When an answer has ended, also where it had already: who leaves while it is decided whose it is holds no place for ever. */
export function onceClosed(answer: Writable, then: () => void): void {
  if (answer.destroyed) then();
  else answer.once('close', then);
}
