/** Twilio's limit on an account's calls: a number a second, of which a second's worth can come at once. */
export class TextRate {
  private left: number;
  private at: number;

  constructor(
    private readonly perSecond: number,
    private readonly now: () => Date,
  ) {
    this.left = perSecond;
    this.at = now().getTime();
  }

  /** Whether one more call is within the limit. */
  take(): boolean {
    const now = this.now().getTime();
    this.left = Math.min(this.perSecond, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.left < 1) return false;
    this.left--;
    return true;
  }
}
