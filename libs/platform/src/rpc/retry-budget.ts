/** Tries a call adds to the budget. */
const SHARE = 0.1;
/** Tries that can be saved up, and that there are at the beginning. */
const MOST = 10;

/**
 * How often calls to one service may be tried again: a tenth of the calls, so that tries never add up to a storm
 * (rule: tries-at-the-edge).
 */
export class RetryBudget {
  private tries = MOST;

  /** A call is made for the first time. */
  called(): void {
    this.tries = Math.min(MOST, this.tries + SHARE);
  }

  /** Whether another try may be made; it is then used up. */
  take(): boolean {
    if (this.tries < 1) return false;
    this.tries--;
    return true;
  }
}
