/** Milliseconds a replica is not called after its first failure; doubled after each further one. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 10_000;

/** Time and randomness, which tests control. */
export interface Moments {
  /** Milliseconds on a clock that never goes back. */
  now(): number;
  /** From 0 to 1. */
  random(): number;
}
export const REAL_MOMENTS: Moments = { now: () => performance.now(), random: () => Math.random() };

/**
 * Circuit breaker of one replica. While closed, the replica is called like any other. A failure opens it: the
 * replica is not called for a pause, then by one call at a time, until the first answer closes it again (rule:
 * replica-left-alone).
 */
export class Circuit {
  private failures = 0;
  private pausedUntil = 0;
  private isTried = false;

  constructor(private readonly moments: Moments) {}

  get isClosed(): boolean {
    return this.failures === 0;
  }

  /**
   * When the pause ends. Of several open circuits, the one that is due first is tried first. Infinity while a call
   * tries it.
   */
  get dueAt(): number {
    return this.isTried ? Infinity : this.pausedUntil;
  }

  /** Call before sending a call. Returns a function to be called when the call has ended. */
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
    // Concurrent calls fail together, which counts as one failure.
    if (!this.isClosed && !this.isTried) return;
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.failures++);
    this.pausedUntil = now() + pause * (0.5 + random() / 2);
  }
}
