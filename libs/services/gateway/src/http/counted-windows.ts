/** What has been counted under one name since its time began. */
export interface Counted {
  count: number;
  /** Milliseconds until it is counted from nothing again. */
  left: number;
}

interface Window {
  count: number;
  until: number;
}

/** Counts in the memory of this process, each name for a while. The oldest are given up where there are very many. */
export class CountedWindows {
  private readonly windows = new Map<string, Window>();

  constructor(
    private readonly now: () => number,
    private readonly most = 100_000,
  ) {}

  add(name: string, milliseconds: number): Counted {
    const now = this.now();
    const window = this.open(name, now) ?? { count: 0, until: now + milliseconds };
    window.count++;
    if (!this.windows.has(name) && this.windows.size >= this.most) this.drop(now);
    this.windows.set(name, window);
    return { count: window.count, left: window.until - now };
  }

  read(name: string): Counted {
    const now = this.now();
    const window = this.open(name, now);
    return window ? { count: window.count, left: window.until - now } : { count: 0, left: 0 };
  }

  private open(name: string, now: number): Window | null {
    const window = this.windows.get(name);
    if (window && window.until > now) return window;
    this.windows.delete(name);
    return null;
  }

  /** Those that are over, and where none is, the one that was begun first. */
  private drop(now: number): void {
    for (const [name, { until }] of this.windows) if (until <= now) this.windows.delete(name);
    const [first] = this.windows.keys();
    if (first !== undefined && this.windows.size >= this.most) this.windows.delete(first);
  }
}
