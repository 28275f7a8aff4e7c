import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Logger } from '../observability';
import { CallError } from '../errors';
import { leftToSweep, Sweeper } from './sweeper';

const faults: unknown[] = [];
const logger = { error: (_: string, error: unknown) => faults.push(error) } as unknown as Logger;

class Trial extends Sweeper {
  rounds = 0;
  round: () => Promise<void> = async () => undefined;
  async sweep(): Promise<void> {
    this.rounds++;
    await this.round();
  }
}

describe('a sweeper', () => {
  let sweeper: Trial;
  const later = () => jest.advanceTimersByTimeAsync(5000);
  beforeEach(() => {
    jest.useFakeTimers();
    faults.length = 0;
    sweeper = new Trial(logger);
    sweeper.onApplicationBootstrap();
  });
  afterEach(async () => {
    await sweeper.onModuleDestroy();
    jest.useRealTimers();
  });

  it('looks again and again, also after a round that failed', async () => {
    const fault = new Error('the store is away');
    sweeper.round = () => Promise.reject(fault);
    await later();
    expect(faults).toEqual([fault]);
    await later();
    expect(sweeper.rounds).toBe(2);
  });

  it('begins no round while one is under way, and lets that one end', async () => {
    let end: () => void = () => undefined;
    sweeper.round = () => new Promise((resolve) => (end = resolve));
    await later();
    await later();
    expect(sweeper.rounds).toBe(1);
    let stopped = false;
    const stopping = sweeper.onModuleDestroy().then(() => (stopped = true));
    await later();
    expect(stopped).toBe(false);
    end();
    await stopping;
    await later();
    expect(sweeper.rounds).toBe(1);
  });
});

describe('a job that a sweep finds', () => {
  it('is left to it while the queue is away', async () => {
    await expect(Promise.reject(new CallError('unavailable')).catch(leftToSweep)).resolves.toBeUndefined();
  });

  it('is not where something else is wrong', async () => {
    const fault = new TypeError('a fault');
    await expect(Promise.reject(fault).catch(leftToSweep)).rejects.toBe(fault);
  });
});
