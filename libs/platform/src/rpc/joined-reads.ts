/** Lets equal concurrent reads share one answer. */
export class JoinedReads<T> {
  private readonly underWay = new Map<string, { began: number; answer: Promise<T> }>();

  /**
   * @param within milliseconds during which others may join a read; after that its answer may be out of date for
   * them
   */
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

  /** From now on nobody joins the pending reads, because they may return what was true before. */
  part(): void {
    this.underWay.clear();
  }
}
