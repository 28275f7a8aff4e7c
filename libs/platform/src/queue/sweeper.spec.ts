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

describe('Sweeper', () => {
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

  it('sweeps at regular intervals, also after a sweep that failed', async () => {
    const fault = new Error('the store is away');
    sweeper.round = () => Promise.reject(fault);
    await later();
    expect(faults).toEqual([fault]);
    await later();
    expect(sweeper.rounds).toBe(2);
  });

  it('starts no sweep while one is running, and waits for the running one when it stops', async () => {
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

describe('leftToSweep', () => {
  it('ignores that the queue is unavailable', async () => {
    await expect(Promise.reject(new CallError('unavailable')).catch(leftToSweep)).resolves.toBeUndefined();
  });

  it('rethrows any other error', async () => {
    const fault = new TypeError('a fault');
    await expect(Promise.reject(fault).catch(leftToSweep)).rejects.toBe(fault);
  });
});
