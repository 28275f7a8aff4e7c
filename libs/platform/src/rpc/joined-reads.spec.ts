import { beforeEach, describe, expect, it } from '@jest/globals';
import { JoinedReads } from './joined-reads';

describe('JoinedReads', () => {
  let now: number;
  let replies: { resolve(text: string): void; reject(error: Error): void }[];
  const read = () => new Promise<string>((resolve, reject) => void replies.push({ resolve, reject }));
  beforeEach(() => {
    now = 0;
    replies = [];
  });

  it('answers equal reads under way with one', async () => {
    const reads = new JoinedReads<string>(() => now);
    const answers = Promise.all(['a', 'a', 'b', 'a'].map((key) => reads.ask(key, read)));
    expect(replies).toHaveLength(2);
    replies[0]!.resolve('of a');
    replies[1]!.resolve('of b');
    expect(await answers).toEqual(['of a', 'of a', 'of b', 'of a']);
  });

  it('reads again once the answer is there, or has failed', async () => {
    const reads = new JoinedReads<string>(() => now);
    const failed = [reads.ask('a', read), reads.ask('a', read)];
    replies[0]!.reject(new Error('away'));
    expect(await Promise.allSettled(failed)).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
    const again = reads.ask('a', read);
    replies[1]!.resolve('back');
    expect(await again).toBe('back');
  });

  it('takes nobody along whose read began too long after its own', async () => {
    const reads = new JoinedReads<string>(() => now, 100);
    void reads.ask('a', read);
    now = 100;
    void reads.ask('a', read);
    expect(replies).toHaveLength(1);
    now = 101;
    void reads.ask('a', read);
    expect(replies).toHaveLength(2);
    // The first one's end must not part those who joined the second.
    replies[0]!.resolve('early');
    await Promise.resolve();
    await Promise.resolve();
    void reads.ask('a', read);
    expect(replies).toHaveLength(2);
  });

  it('takes nobody along once it is told to part', () => {
    const reads = new JoinedReads<string>(() => now);
    void reads.ask('a', read);
    reads.part();
    void reads.ask('a', read);
    expect(replies).toHaveLength(2);
  });
});
