import type { Send, TemplateType } from '@festlig/contracts/messaging';
import { nextQuotaDay } from './sending-quota';

/** Summed over the chunks of a send. */
export interface SendCounts {
  total: number;
  sent: number;
  failed: number;
  /** Apart from the total. */
  unsubscribed: number;
}

/** Whether a send goes on. A cancelled one still has to put down what is under way. */
export type SendState = 'going' | 'paused' | 'cancelled';

/** Mails one window took, at the moment it was written down. */
export interface WindowMark {
  at: Date;
  sent: number;
}

export interface SendFacts {
  id: string;
  templateId: string;
  type: TemplateType;
  name: string;
  audience: Send['audience'];
  state: SendState;
  planned: boolean;
  createdAt: Date;
  endedAt: Date | null;
  /** The sender's mails of the day were used up before the audience was. */
  limited?: boolean | undefined;
  /** Whom a mail reached of the audience when the plan began; counted where the day may be too short for them. */
  reached?: number | undefined;
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

function statusOf(
  { state, planned, endedAt, limited }: SendFacts,
  { total, sent, failed }: SendCounts,
): Send['status'] {
  if (endedAt && total === 0 && state !== 'cancelled' && !limited) return 'empty';
  // Cancelled too late: everybody was dealt with.
  if (endedAt && (state === 'going' || (total > 0 && sent + failed === total))) return 'finished';
  if (state !== 'going') return state;
  return planned ? 'sending' : 'planning';
}

/** Whom the day had no room for. */
function leftOf({ limited, reached, createdAt }: SendFacts, { total }: SendCounts): Send['left'] {
  if (!limited || reached === undefined || reached <= total) return null;
  return { guests: reached - total, from: nextQuotaDay(createdAt).toISOString() };
}

/** A send as hosts see it: total = waiting + sent + failed (rule: send-result). */
export function sendProgress(send: SendFacts, counts: SendCounts, marks: readonly WindowMark[], now: Date): Send {
  const { id, templateId, type, name, audience, createdAt, endedAt } = send;
  const ended = endedAt !== null;
  return {
    id,
    templateId,
    type,
    name,
    audience,
    ended,
    status: statusOf(send, counts),
    total: counts.total,
    emailsSent: counts.sent,
    errors: counts.failed,
    unsubscribed: counts.unsubscribed,
    limited: send.limited ?? false,
    left: leftOf(send, counts),
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    rate: ended || send.state !== 'going' ? 0 : rateOf(marks, createdAt, now),
  };
}
