/** The count of one name since its time began. */
export interface Counted {
  count: number;
  /** Milliseconds until the count starts again from zero. */
  left: number;
}

interface Period {
  count: number;
  until: number;
}

/**
 * Counts names in this process's memory, each for a limited time. The oldest are removed when there are too many.
 */
export class CountedPeriods {
  private readonly periods = new Map<string, Period>();

  constructor(
    private readonly now: () => number,
    private readonly most = 100_000,
  ) {}

  add(name: string, milliseconds: number): Counted {
    const now = this.now();
    const period = this.open(name, now) ?? { count: 0, until: now + milliseconds };
    period.count++;
    if (!this.periods.has(name) && this.periods.size >= this.most) this.drop(now);
    this.periods.set(name, period);
    return { count: period.count, left: period.until - now };
  }

  read(name: string): Counted {
    const now = this.now();
    const period = this.open(name, now);
    return period ? { count: period.count, left: period.until - now } : { count: 0, left: 0 };
  }

  private open(name: string, now: number): Period | null {
    const period = this.periods.get(name);
    if (period && period.until > now) return period;
    this.periods.delete(name);
    return null;
  }

  /** Removes expired names and, when there are none, the oldest name. */
  private drop(now: number): void {
    for (const [name, { until }] of this.periods) if (until <= now) this.periods.delete(name);
    const [first] = this.periods.keys();
    if (first !== undefined && this.periods.size >= this.most) this.periods.delete(first);
  }
}
