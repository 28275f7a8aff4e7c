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

  it('makes one read for equal concurrent requests', async () => {
    const reads = new JoinedReads<string>(() => now);
    const answers = Promise.all(['a', 'a', 'b', 'a'].map((key) => reads.ask(key, read)));
    expect(replies).toHaveLength(2);
    replies[0]!.resolve('of a');
    replies[1]!.resolve('of b');
    expect(await answers).toEqual(['of a', 'of a', 'of b', 'of a']);
  });

  it('reads again after an answer or a failure', async () => {
    const reads = new JoinedReads<string>(() => now);
    const failed = [reads.ask('a', read), reads.ask('a', read)];
    replies[0]!.reject(new Error('away'));
    expect(await Promise.allSettled(failed)).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
    const again = reads.ask('a', read);
    replies[1]!.resolve('back');
    expect(await again).toBe('back');
  });

  it('starts a new read when the pending one began too long ago', async () => {
    const reads = new JoinedReads<string>(() => now, 100);
    void reads.ask('a', read);
    now = 100;
    void reads.ask('a', read);
    expect(replies).toHaveLength(1);
    now = 101;
    void reads.ask('a', read);
    expect(replies).toHaveLength(2);
    // The end of the first read must not remove the second one.
    replies[0]!.resolve('early');
    await Promise.resolve();
    await Promise.resolve();
    void reads.ask('a', read);
    expect(replies).toHaveLength(2);
  });

  it('starts a new read after part() was called', () => {
    const reads = new JoinedReads<string>(() => now);
    void reads.ask('a', read);
    reads.part();
    void reads.ask('a', read);
    expect(replies).toHaveLength(2);
  });
});
