import { connect, type Socket } from 'node:net';

/** One request of a load, complete with its head; `check` throws when the answer is not the expected one. */
export interface Ask {
  request: string;
  check(status: number, body: Buffer): void;
}

export interface Reached {
  /** Good answers a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  good: number;
  /** Good answers, those of the warm seconds included. */
  answered: number;
  /** Answers that the check refused, and connections that broke. */
  failed: number;
  /** The first of these. */
  reason: string;
}

const HEAD_END = '\r\n\r\n';
const LAST_CHUNK = '\r\n0\r\n\r\n';

/** Answers on one connection that is kept open; plain sockets, because a client that does more takes the processor from the server. */
class Line {
  private parts: Buffer[] = [];
  private pending: { resolve(answer: { status: number; body: Buffer }): void; reject(error: Error): void } | null =
    null;

  private constructor(private readonly socket: Socket) {
    socket.on('data', (data) => {
      this.parts.push(data);
      this.look();
    });
    socket.on('error', (error) => this.pending?.reject(error));
    socket.on('close', () => this.pending?.reject(new Error('the connection has ended')));
  }

  static open(port: number): Promise<Line> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(new Line(socket)));
      socket.once('error', reject);
    });
  }

  ask(request: string): Promise<{ status: number; body: Buffer }> {
    return new Promise((resolve, reject) => {
      this.pending = { resolve, reject };
      this.socket.write(request);
    });
  }

  close(): void {
    this.pending = null;
    this.socket.destroy();
  }

  private look(): void {
    const all = this.parts.length === 1 ? this.parts[0]! : Buffer.concat(this.parts);
    this.parts = [all];
    const end = all.indexOf(HEAD_END);
    if (end < 0) return;
    const head = all.subarray(0, end).toString('latin1');
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    const body = all.subarray(end + HEAD_END.length);
    const isWhole =
      length === undefined
        ? all.subarray(-LAST_CHUNK.length).toString('latin1') === LAST_CHUNK
        : body.length >= Number(length);
    if (!isWhole) return;
    this.parts = [];
    const asked = this.pending;
    this.pending = null;
    asked?.resolve({ status: Number(head.slice(9, 12)), body });
  }
}

/**
 * As many answers as a server gives to `lines` clients that ask again as soon as they are answered. Stops by itself after
 * the seconds, or when there is nothing more to ask. What is answered in the first `warm` seconds does not count.
 *
 * @param next the nth request; null when there is no further
 */
export async function steadyLoad(
  port: number,
  next: (n: number) => Ask | null,
  { lines = 32, seconds = 10, warm = 0 }: { lines?: number; seconds?: number; warm?: number } = {},
): Promise<Reached> {
  const times: number[] = [];
  let [asked, answered, failed, reason] = [0, 0, 0, ''];
  const begun = performance.now();
  const from = begun + warm * 1000;
  const until = from + seconds * 1000;
  let last = from;
  const client = async (): Promise<void> => {
    let line = await Line.open(port);
    while (performance.now() < until) {
      const ask = next(asked++);
      if (ask === null) break;
      const started = performance.now();
      try {
        const { status, body } = await line.ask(ask.request);
        ask.check(status, body);
        last = performance.now();
        answered++;
        if (started >= from) times.push(last - started);
      } catch (error) {
        failed++;
        reason ||= String(error);
        line.close();
        line = await Line.open(port);
      }
    }
    line.close();
  };
  await Promise.all(Array.from({ length: lines }, client));
  times.sort((one, other) => one - other);
  const share = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  const rate = times.length / Math.max(0.001, (last - from) / 1000);
  return { rate, p50: share(0.5), p99: share(0.99), good: times.length, answered, failed, reason };
}
