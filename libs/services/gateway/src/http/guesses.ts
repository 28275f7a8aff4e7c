import { CallError, toFailure } from '@festlig/platform/errors';
import { CountedWindows } from './counted-windows';
import { networkName } from './network-name';

const MINUTE = 60_000;
const NOT_FOUND = 404;

interface Asking {
  /** None of who has left meanwhile. */
  ip: string | undefined;
  /** Of questions that are one guess together: whether it has been counted. Left out, each question is a guess. */
  isCounted?: boolean;
}

/**
 * Who asks for what there is not, again and again, is guessing. Only that is counted, so that a hundred guests can open
 * their invitations at one address. Each gateway counts for itself: some times as many guesses are still few
 * (rule: guessing-is-slow).
 */
export class Guesses {
  private readonly windows: CountedWindows;

  constructor(
    private readonly limited: boolean,
    now: () => number = Date.now,
  ) {
    this.windows = new CountedWindows(now);
  }

  /** Seconds for which an address is not answered that has missed so often within a minute; 0 for others. */
  wait({ ip }: Asking, missesPerMinute: number): number {
    const { count, left } = this.windows.read(networkName(ip));
    return this.limited && count >= missesPerMinute ? Math.ceil(left / 1000) : 0;
  }

  /** @throws CallError `too_many_requests` */
  check(asking: Asking, missesPerMinute: number): void {
    const seconds = this.wait(asking, missesPerMinute);
    if (seconds > 0) throw new CallError('too_many_requests', { seconds });
  }

  /** The answer, counted when it is that there is no such thing. */
  async noting<T>(asking: Asking, answer: Promise<T>): Promise<T> {
    try {
      const given = await answer;
      this.note(asking, given);
      return given;
    } catch (error) {
      const { status, body } = toFailure(error, '');
      const isMissed = Object.values(body.errors).some(({ params }) => params?.['missed'] !== undefined);
      if (status === NOT_FOUND || isMissed) this.add(asking);
      throw error;
    }
  }

  /** Counts an answer that says `missed`: not everything that is named and is not there is a refusal. */
  note(asking: Asking, answer: unknown): void {
    if (typeof answer === 'object' && answer !== null && 'missed' in answer && answer.missed === true) this.add(asking);
  }

  private add(asking: Asking): void {
    if (asking.isCounted) return;
    if (asking.isCounted === false) asking.isCounted = true;
    this.windows.add(networkName(asking.ip), MINUTE);
  }
}
