import { setTimeout as delay } from 'node:timers/promises';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';

/** Posts at the same time, and tries of one. */
const AT_ONCE = 128;
const TRIES = 5;
const FIRST_PAUSE_MS = 500;
const ANSWER_WITHIN_MS = 15_000;

/** Posts forms to the product as Twilio does: signed for their address, and repeated when they are not accepted. */
export class SignedPosts {
  private readonly stopped = new AbortController();
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(private readonly token: string) {}

  /** Returns the body of the answer; null when no try was accepted. */
  async send(url: string, fields: Record<string, string>): Promise<string | null> {
    for (let attempt = 0; attempt < TRIES && !this.stopped.signal.aborted; attempt++) {
      const answer = await this.inTurn(() => this.post(url, fields));
      if (answer !== null) return answer;
      await this.pause(FIRST_PAUSE_MS * 2 ** attempt);
    }
    return null;
  }

  /** Waits, unless everything stops. */
  async pause(milliseconds: number): Promise<void> {
    await delay(milliseconds, undefined, { signal: this.stopped.signal }).catch(() => {});
  }

  stop(): void {
    this.stopped.abort();
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= AT_ONCE) await new Promise<void>((go) => this.waiting.push(go));
    else this.running++;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }

  private async post(url: string, fields: Record<string, string>): Promise<string | null> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'x-twilio-signature': getExpectedTwilioSignature(this.token, url, fields) },
        body: new URLSearchParams(fields),
        signal: AbortSignal.any([this.stopped.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      });
      const body = await answer.text();
      return answer.ok ? body : null;
    } catch {
      return null;
    }
  }
}
