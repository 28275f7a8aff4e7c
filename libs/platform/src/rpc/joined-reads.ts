/** One answer for equal reads under way at the same time. */
export class JoinedReads<T> {
  private readonly underWay = new Map<string, { began: number; answer: Promise<T> }>();

  /** @param within milliseconds for which a read takes others along; what was read earlier may be out of date for them */
  constructor(
    private readonly now: () => number,
    private readonly within = Infinity,
  ) {}

  ask(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.underWay.get(key);
    if (known && this.now() - known.began <= this.within) return known.answer;
    const mine = { began: this.now(), answer: read() };
    this.underWay.set(key, mine);
    const end = () => {
      if (this.underWay.get(key) === mine) this.underWay.delete(key);
    };
    mine.answer.then(end, end);
    return mine.answer;
  }

  /** From now on nobody joins what is under way: it may answer what was true before. */
  part(): void {
    this.underWay.clear();
  }
}
