/** Milliseconds a replica is left alone after its first failure; twice as long after each further one. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 10_000;

/** Time and chance, held by tests. */
export interface Moments {
  /** Milliseconds on a clock that never goes back. */
  now(): number;
  /** From 0 to 1. */
  random(): number;
}
export const REAL_MOMENTS: Moments = { now: () => performance.now(), random: () => Math.random() };

/**
 * Whether a replica can be asked. Closed, it is asked like any other. A failure opens it: it is left alone for a pause,
 * then one call at a time tries it; the first answer closes it again (rule: replica-left-alone).
 */
export class Circuit {
  private failures = 0;
  private pausedUntil = 0;
  private isTried = false;

  constructor(private readonly moments: Moments) {}

  get isClosed(): boolean {
    return this.failures === 0;
  }

  /** When its pause ends: of several that are open, the one to try first. Never while a call tries it. */
  get dueAt(): number {
    return this.isTried ? Infinity : this.pausedUntil;
  }

  /** A call is about to be sent. Answers how to say that it has ended. */
  begin(): () => void {
    if (this.isClosed) return () => undefined;
    this.isTried = true;
    return () => void (this.isTried = false);
  }

  succeeded(): void {
    this.failures = 0;
  }

  failed(): void {
    const { now, random } = this.moments;
    // Calls that were under way together fail together: that is one failure.
    if (!this.isClosed && !this.isTried) return;
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.failures++);
    this.pausedUntil = now() + pause * (0.5 + random() / 2);
  }
}
