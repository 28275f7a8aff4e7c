import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

const attempts = 12;
const firstPauseMs = 250;
const longestPauseMs = 30_000;
const answerWithinMs = 10_000;

/** The Stripe-Signature header of a payload: HMAC-SHA256 over `<unix seconds>.<payload>`. */
export function signature(payload: string, secret: string, unixSeconds: number): string {
  const v1 = createHmac('sha256', secret).update(`${unixSeconds}.${payload}`).digest('hex');
  return `t=${unixSeconds},v1=${v1}`;
}

/** Posts events to the product as Stripe does: signed, and repeated with growing pauses until it answers 2xx. */
export class WebhookSender {
  private readonly stopped = new AbortController();

  constructor(
    private readonly url: string,
    private readonly secret: string,
  ) {}

  /**
   * Returns whether the product accepted the event; repeats have the same event id, so that the product can recognise
   * them.
   */
  async send(type: string, object: object): Promise<boolean> {
    const payload = JSON.stringify({
      id: `evt_${randomBytes(12).toString('hex')}`,
      object: 'event',
      created: Math.floor(Date.now() / 1000),
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    });
    for (let attempt = 0; attempt < attempts && !this.stopped.signal.aborted; attempt++) {
      if (await this.post(payload)) return true;
      const pause = Math.min(firstPauseMs * 2 ** attempt, longestPauseMs);
      await delay(pause, undefined, { signal: this.stopped.signal }).catch(() => {});
    }
    return false;
  }

  /** Stops delivering events. */
  stop(): void {
    this.stopped.abort();
  }

  private async post(payload: string): Promise<boolean> {
    try {
      const answer = await fetch(this.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature(payload, this.secret, Math.floor(Date.now() / 1000)),
        },
        body: payload,
        signal: AbortSignal.any([this.stopped.signal, AbortSignal.timeout(answerWithinMs)]),
      });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      return false;
    }
  }
}
