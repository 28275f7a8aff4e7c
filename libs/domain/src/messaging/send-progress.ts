import type { LeadsTo, Send, TemplateType } from '@festlig/contracts/messaging';
import { nextQuotaDay } from './sending-quota';

/** Sums over all chunks of a send. */
export interface SendCounts {
  total: number;
  sent: number;
  failed: number;
  /** Not included in the total. */
  unsubscribed: number;
  /** Have unsubscribed since the plan: included in the total and in `failed`. Absent in sends of an earlier version. */
  unsubscribedSince?: number | undefined;
  /**
   * The same of texts; absent in sends of an earlier version. `textLost`: those of `textSent` that did not arrive;
   * `unpaid`: texts that no token was left for.
   */
  textTotal?: number | undefined;
  textSent?: number | undefined;
  textFailed?: number | undefined;
  textUnsubscribedSince?: number | undefined;
  textLost?: number | undefined;
  unpaid?: number | undefined;
  /** Guests whom nothing was to reach, and those whom a text would have. Absent in sends of an earlier version. */
  nothing?: number | undefined;
  byText?: number | undefined;
}

/**
 * Whether a send continues. A cancelled one still has to record the mails in flight. An unverified one has not begun: the
 * address of its host is not verified yet.
 */
export type SendState = 'unverified' | 'going' | 'paused' | 'cancelled';

/** How long a send waits for its host's address to be verified (rule: unverified-send-ends). */
export const UNVERIFIED_DAYS = 7;

/** Number of mails or texts sent in one batch, and the moment at which it was recorded. */
export interface BatchMark {
  at: Date;
  sent: number;
}

export interface SendFacts {
  id: string;
  templateId: string;
  type: TemplateType;
  /** Absent in sends of an earlier version, which lead to the invitation. */
  leadsTo?: LeadsTo | undefined;
  name: string;
  audience: Send['audience'];
  state: SendState;
  planned: boolean;
  createdAt: Date;
  endedAt: Date | null;
  /** The sender's daily quota was used up before all of the audience was planned. */
  limited?: boolean | undefined;
  /**
   * How many of the audience could be mailed when the plan began. Only set when the daily quota may not suffice for
   * them.
   */
  reached?: number | undefined;
  /** The tokens that were reserved for texts. */
  tokens?: number | undefined;
}

/** Seconds over which the rate is measured. */
export const RATE_SECONDS = 10;

/** Mails and texts per second over the last {@link RATE_SECONDS}, or since the start if that is later. */
export function rateOf(marks: readonly BatchMark[], startedAt: Date, now: Date): number {
  const from = Math.max(now.getTime() - RATE_SECONDS * 1000, startedAt.getTime());
  const sent = marks.filter(({ at }) => at.getTime() > from).reduce((sum, mark) => sum + mark.sent, 0);
  // At least one second, or a single batch would give a far too high rate.
  return Math.round((sent / Math.max(1, (now.getTime() - from) / 1000)) * 10) / 10;
}

type Shown = Pick<
  Send,
  | 'total'
  | 'emailsSent'
  | 'errors'
  | 'unsubscribed'
  | 'textTotal'
  | 'textSent'
  | 'textErrors'
  | 'textLost'
  | 'unpaid'
  | 'nothing'
  | 'byText'
>;

/** Guests who have unsubscribed since the plan are counted as those who had before. */
function shownOf(counts: SendCounts): Shown {
  const { total, sent, failed, unsubscribed, unsubscribedSince = 0, textUnsubscribedSince = 0, unpaid = 0 } = counts;
  const { textTotal = 0, textSent = 0, textFailed = 0, textLost = 0, nothing = 0, byText = 0 } = counts;
  return {
    total: total - unsubscribedSince,
    emailsSent: sent,
    errors: failed - unsubscribedSince,
    unsubscribed: unsubscribed + unsubscribedSince,
    textTotal: textTotal - textUnsubscribedSince,
    textSent: textSent - textLost,
    textErrors: textFailed - textUnsubscribedSince,
    textLost,
    unpaid,
    nothing,
    byText,
  };
}

function statusOf({ state, planned, endedAt, limited }: SendFacts, shown: Shown): Send['status'] {
  const { total, emailsSent, errors, textTotal, textSent, textErrors, textLost } = shown;
  const all = total + textTotal;
  if (endedAt && all === 0 && state !== 'cancelled' && !limited) return 'empty';
  // Cancelled too late: every recipient was already done.
  const isDone = all > 0 && emailsSent + errors + textSent + textErrors + textLost === all;
  if (endedAt && (state === 'going' || isDone)) return 'finished';
  if (state !== 'going') return state;
  return planned ? 'sending' : 'planning';
}

/** The guests who exceeded the daily quota. */
function leftOf({ limited, reached, createdAt }: SendFacts, { total }: SendCounts): Send['left'] {
  if (!limited || reached === undefined || reached <= total) return null;
  return { guests: reached - total, from: nextQuotaDay(createdAt).toISOString() };
}

/** A send as hosts see it: the sums of {@link Send}, of mails and of texts (rules: send-result, send-result-texts). */
export function sendProgress(send: SendFacts, counts: SendCounts, marks: readonly BatchMark[], now: Date): Send {
  const { id, templateId, type, leadsTo = 'invitation', name, audience, createdAt, endedAt } = send;
  const ended = endedAt !== null;
  const shown = shownOf(counts);
  return {
    id,
    templateId,
    type,
    leadsTo,
    name,
    audience,
    ended,
    status: statusOf(send, shown),
    ...shown,
    textDelivered: 0,
    names: [],
    tokens: send.tokens ?? 0,
    limited: send.limited ?? false,
    left: leftOf(send, counts),
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    rate: ended || send.state !== 'going' ? 0 : rateOf(marks, createdAt, now),
  };
}
