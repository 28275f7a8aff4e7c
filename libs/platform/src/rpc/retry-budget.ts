/** Retries that each call adds to the budget. */
const SHARE = 0.1;
/** Most retries that can be saved up; the budget starts with as many. */
const MOST = 10;

/**
 * Limits the retries of calls to one service to a tenth of the calls, so that retries do not multiply an overload
 * (rule: tries-at-the-edge).
 */
export class RetryBudget {
  private tries = MOST;

  /** Call when a call is sent for the first time. */
  called(): void {
    this.tries = Math.min(MOST, this.tries + SHARE);
  }

  /** Returns whether another retry is allowed, and uses it up. */
  take(): boolean {
    if (this.tries < 1) return false;
    this.tries--;
    return true;
  }
}
