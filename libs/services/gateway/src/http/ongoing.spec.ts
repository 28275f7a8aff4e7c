import { PassThrough } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { CallError } from '@festlig/platform/errors';
import { onceClosed, Ongoing } from './ongoing';

describe('Ongoing', () => {
  it('limits each account, and allows another one when one has ended', () => {
    const ongoing = new Ongoing({ ofOne: 2, seconds: 5 });
    const end = ongoing.begin('karen');
    ongoing.begin('karen');
    expect(() => ongoing.begin('karen')).toThrow(new CallError('too_many_requests', { seconds: 5 }));
    ongoing.begin('bo');
    end();
    // Ending twice has no further effect.
    end();
    ongoing.begin('karen');
    expect(() => ongoing.begin('karen')).toThrow('too_many_requests');
  });

  it('limits all accounts together', () => {
    const ongoing = new Ongoing({ ofOne: 2, ofAll: 2, seconds: 5 });
    const end = ongoing.begin('karen');
    ongoing.begin('bo');
    expect(() => ongoing.begin('ida')).toThrow(new CallError('unavailable', { seconds: 5 }));
    end();
    expect(() => ongoing.begin('ida')).not.toThrow();
  });
});

describe('a slot that is held for an answer', () => {
  it('is freed when the answer has ended', async () => {
    const answer = new PassThrough();
    let isFree = false;
    const freed = new Promise<void>((resolve) => {
      onceClosed(answer, () => {
        isFree = true;
        resolve();
      });
    });
    expect(isFree).toBe(false);
    answer.destroy();
    await freed;
    expect(isFree).toBe(true);
  });

  it('is freed at once when the client had already disconnected', () => {
    let isFree = false;
    onceClosed(new PassThrough().destroy(), () => (isFree = true));
    expect(isFree).toBe(true);
  });
});
