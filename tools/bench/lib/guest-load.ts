import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** A guest with their link, and the party they are invited to. */
export interface LoadGuest {
  slug: string;
  partyId: string;
  sid: string;
}

/** A visitor's cookie and the token that belongs to it. */
export interface Proof {
  cookie: string;
  csrf: string;
}

export interface Outcome {
  /** Complete answers a second: replies that were stored, and pages that include the invitation's text. */
  whole: number;
  /** All answers a second, including pages without the invitation's text and answers that say when to retry. */
  answered: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  sent: number;
  failed: number;
  /** Pages that were sent without the invitation's text, which they then fetch themselves. */
  wordless: number;
  /** Answers that say after how many seconds to retry. A page retries by itself. */
  told: number;
  /** Replies that were not stored, because the request failed or was told to retry. */
  failedReplies: number;
  /** How often each status or error code was answered. */
  answers: Record<string, number>;
}

/** One request in ten is a reply. */
const REPLIES = 10;
const PATIENCE = 15_000;
/** A text that a page with the invitation's text includes. */
const WORDS = 'Kom og vær med.';

interface Told {
  status: string;
  text: string;
  /** Seconds to wait before a retry, where the answer says so. */
  again?: string | undefined;
}

/** Guests who open their invitation and reply, at a steady rate that does not depend on how long answers take. */
export class GuestLoad {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 2000 });
  private readonly url: URL;
  private turn = 0;

  constructor(
    url: string,
    private readonly guests: readonly LoadGuest[],
    private readonly proof: Proof,
  ) {
    this.url = new URL(url);
  }

  async run(rate: number, seconds: number): Promise<Outcome> {
    const times: number[] = [];
    const answers: Record<string, number> = {};
    const counts = { failed: 0, told: 0, wordless: 0, failedReplies: 0, good: 0 };
    const one = async (n: number): Promise<void> => {
      const isReply = n % REPLIES === REPLIES - 1;
      const guest = this.guests[(n * 7) % this.guests.length]!;
      const started = performance.now();
      const { status, text, again } = await (isReply ? this.reply(guest, n) : this.page(guest));
      times.push(performance.now() - started);
      answers[status] = (answers[status] ?? 0) + 1;
      if (status === '200') {
        counts.good++;
        if (!isReply && !text.includes(WORDS)) counts.wordless++;
      } else if (status === '503' && again !== undefined) {
        counts.told++;
        if (isReply) counts.failedReplies++;
      } else {
        counts.failed++;
        if (isReply) counts.failedReplies++;
      }
    };
    const begun = performance.now();
    const all: Promise<void>[] = [];
    const sent = rate * seconds;
    for (let n = 0; n < sent; n++) {
      const wait = begun + (n * 1000) / rate - performance.now();
      if (wait > 1) await delay(wait);
      all.push(one(this.turn++));
    }
    await Promise.all(all);
    const took = (performance.now() - begun) / 1000;
    times.sort((left, right) => left - right);
    const share = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
    const { good, ...rest } = counts;
    return {
      whole: (good - counts.wordless) / took,
      answered: (good + counts.told) / took,
      p50: share(0.5),
      p95: share(0.95),
      sent,
      answers,
      ...rest,
    };
  }

  close(): void {
    this.agent.destroy();
  }

  private page({ slug, sid }: LoadGuest): Promise<Told> {
    return this.told('GET', `/${slug}?cid=${sid}`, { accept: 'text/html', 'accept-encoding': 'identity' });
  }

  private reply({ partyId, sid }: LoadGuest, n: number): Promise<Told> {
    const body = JSON.stringify({ contact: sid, isComming: n % 3 !== 0, numberOfPeople: 1 + (n % 3), comment: '' });
    const { cookie, csrf } = this.proof;
    const headers = { 'content-type': 'application/json', cookie, 'x-csrf-token': csrf };
    return this.told('POST', `/api/party/${partyId}/rsvps`, headers, body);
  }

  private told(method: string, path: string, headers: Record<string, string>, body?: string): Promise<Told> {
    const { hostname, port } = this.url;
    return new Promise((resolve) => {
      const asked = request({ hostname, port, path, method, headers, agent: this.agent }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => void parts.push(part));
        response.on('end', () => {
          clearTimeout(late);
          const again = response.headers['retry-after'];
          resolve({ status: String(response.statusCode), text: Buffer.concat(parts).toString(), again });
        });
      });
      const late = setTimeout(() => asked.destroy(new Error('late')), PATIENCE);
      asked.on('error', (error: NodeJS.ErrnoException) => {
        clearTimeout(late);
        resolve({ status: error.code ?? error.message, text: '' });
      });
      asked.end(body);
    });
  }
}
