const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long the mailed verification link is good for. */
export const VERIFICATION_DAYS = 3;

/** When a session ends on the server. Remembered: 30 days; otherwise 12 hours (rule: session-length). */
export const sessionEnd = (now: Date, remember: boolean): Date =>
  new Date(now.getTime() + (remember ? 30 * DAY : 12 * HOUR));

/** When a verification link asked for at `now` stops working (rule: verify-email). */
export const verificationEnd = (now: Date): Date => new Date(now.getTime() + VERIFICATION_DAYS * DAY);

/** When a link to choose a new password asked for at `now` stops working: it opens the account, so soon. */
export const recoveryEnd = (now: Date): Date => new Date(now.getTime() + HOUR);
