import { CallError, toFailure } from '@festlig/platform/errors';
import { CountedPeriods } from './counted-periods';
import { networkName } from './network-name';

const MINUTE = 60_000;
const NOT_FOUND = 404;

interface Asking {
  /** Undefined when the client has disconnected. */
  ip: string | undefined;
  /**
   * For several queries that are one guess together: whether the guess has been counted. When absent, each query is
   * a guess.
   */
  isCounted?: boolean;
}

/**
 * Counts queries for things that do not exist, by network address. A client that makes many of them is guessing.
 * Other queries are not counted, so that a hundred guests can open their invitations at one address. Each gateway
 * counts on its own: a few times the limit is still a small number (rule: guessing-is-slow).
 */
export class Guesses {
  private readonly periods: CountedPeriods;

  constructor(
    private readonly limited: boolean,
    now: () => number = Date.now,
  ) {
    this.periods = new CountedPeriods(now);
  }

  /** Returns the seconds for which an address is refused after too many misses within a minute; otherwise 0. */
  wait({ ip }: Asking, missesPerMinute: number): number {
    const { count, left } = this.periods.read(networkName(ip));
    return this.limited && count >= missesPerMinute ? Math.ceil(left / 1000) : 0;
  }

  /** @throws CallError `too_many_requests` */
  check(asking: Asking, missesPerMinute: number): void {
    const seconds = this.wait(asking, missesPerMinute);
    if (seconds > 0) throw new CallError('too_many_requests', { seconds });
  }

  /** Returns the answer, and counts it when it says that there is no such thing. */
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

  /** Counts an answer that says `missed`, because not every unknown name leads to an error. */
  note(asking: Asking, answer: unknown): void {
    if (typeof answer === 'object' && answer !== null && 'missed' in answer && answer.missed === true) this.add(asking);
  }

  private add(asking: Asking): void {
    if (asking.isCounted) return;
    if (asking.isCounted === false) asking.isCounted = true;
    this.periods.add(networkName(asking.ip), MINUTE);
  }
}
