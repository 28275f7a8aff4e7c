const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Days for which the mailed verification link works. */
export const VERIFICATION_DAYS = 3;

/** When a session ends on the server: after 30 days if remembered, else after 12 hours (rule: session-length). */
export const sessionEnd = (now: Date, remember: boolean): Date =>
  new Date(now.getTime() + (remember ? 30 * DAY : 12 * HOUR));

/** When a verification link requested at `now` stops working (rule: verify-email). */
export const verificationEnd = (now: Date): Date => new Date(now.getTime() + VERIFICATION_DAYS * DAY);

/** Minutes for which a log-in proves who is at the browser. */
export const FRESH_MINUTES = 15;

/** Whether a session began so short a time ago that its user is surely still there (rule: own-password-or-fresh). */
export const isFresh = (startedAt: Date, now: Date): boolean =>
  now.getTime() - startedAt.getTime() < (FRESH_MINUTES / 60) * HOUR;

/** When a log-in through a provider that began at `now` can no longer be finished (rule: social-state). */
export const connectEnd = (now: Date): Date => new Date(now.getTime() + HOUR / 6);

/** When a link to choose a new password stops working: soon, because it gives access to the account. */
export const recoveryEnd = (now: Date): Date => new Date(now.getTime() + HOUR);

/** Minutes for which a texted code works. */
export const PHONE_CODE_MINUTES = 10;

/** When a code that was texted at `now` stops working (rule: verify-phone). */
export const phoneCodeEnd = (now: Date): Date => new Date(now.getTime() + PHONE_CODE_MINUTES * MINUTE);

/** Whether the time at which a session was used last is written again: at most every ten minutes. */
export const isUseWritten = (usedAt: Date | undefined, now: Date): boolean =>
  usedAt === undefined || now.getTime() - usedAt.getTime() >= 10 * MINUTE;
