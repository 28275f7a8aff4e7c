/** The most keys whose marks are held in memory. */
const REMEMBERED = 10_000;

/**
 * What this process has marked in the store, and until when that holds: a mark that holds long enough need not be written
 * again. The oldest marks are forgotten, and then written once more.
 */
export class Marks {
  private readonly ends = new Map<string, number>();

  /** When the mark of the key ends, in milliseconds; 0 for one that this process has not set. */
  endOf(key: string): number {
    return this.ends.get(key) ?? 0;
  }

  set(key: string, end: number): void {
    const [oldest] = this.ends.keys();
    if (this.ends.size >= REMEMBERED && oldest !== undefined && !this.ends.has(key)) this.ends.delete(oldest);
    this.ends.set(key, end);
  }

  /** Forgets the marks of all keys that begin so. */
  forget(beginning: string): void {
    for (const key of this.ends.keys()) if (key.startsWith(beginning)) this.ends.delete(key);
  }
}
