import type { Send } from '@festlig/contracts/messaging';

/** Summed over the chunks of a send. */
export interface SendCounts {
  total: number;
  sent: number;
  failed: number;
}

/** Mails one window took, at the moment it was written down. */
export interface WindowMark {
  at: Date;
  sent: number;
}

export interface SendState {
  id: string;
  templateId: string;
  audience: Send['audience'];
  planned: boolean;
  createdAt: Date;
  endedAt: Date | null;
}

/** Seconds the rate looks back. */
export const RATE_SECONDS = 10;

/** Mails a second over the last seconds, or since the start when that is later. */
export function rateOf(marks: readonly WindowMark[], startedAt: Date, now: Date): number {
  const from = Math.max(now.getTime() - RATE_SECONDS * 1000, startedAt.getTime());
  const sent = marks.filter(({ at }) => at.getTime() > from).reduce((sum, mark) => sum + mark.sent, 0);
  // Under a second a single window would look like a gale.
  return Math.round((sent / Math.max(1, (now.getTime() - from) / 1000)) * 10) / 10;
}

/** A send as hosts see it (spec section 3): total = waiting + sent + failed. */
export function sendProgress(state: SendState, counts: SendCounts, marks: readonly WindowMark[], now: Date): Send {
  const ended = state.endedAt !== null;
  return {
    id: state.id,
    templateId: state.templateId,
    audience: state.audience,
    status: ended ? 'finished' : state.planned ? 'sending' : 'planning',
    total: counts.total,
    emailsSent: counts.sent,
    errors: counts.failed,
    createdAt: state.createdAt.toISOString(),
    endedAt: state.endedAt?.toISOString() ?? null,
    rate: ended ? 0 : rateOf(marks, state.createdAt, now),
    ended,
  };
}
