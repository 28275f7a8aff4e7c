/** A small seeded generator: the same seed always gives the same picture, on every machine. */
export class Random {
  private state: number;

  constructor(seed: string) {
    let hash = 2166136261;
    for (const char of seed) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619);
    this.state = hash >>> 0;
  }

  /** A number in [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** A number in [from, to). */
  between(from: number, to: number): number {
    return from + (to - from) * this.next();
  }

  /** The value moved by at most `spread` either way; the middle is likelier than the ends. */
  around(value: number, spread: number): number {
    return value + spread * (this.next() + this.next() - 1);
  }

  /** One of the items. */
  pick<T>(items: readonly [T, ...T[]]): T {
    return items[Math.floor(this.next() * items.length)] ?? items[0];
  }

  /** True with the given probability (0-1). */
  chance(probability: number): boolean {
    return this.next() < probability;
  }
}
