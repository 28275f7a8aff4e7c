import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { patiently } from './patiently';

/** Fails the first `failures` times, then returns a page. */
const load = (failures: number) => {
  const tries = jest.fn(() =>
    tries.mock.calls.length <= failures ? Promise.reject(new Error('Failed to fetch')) : Promise.resolve('page'),
  );
  return tries;
};
const online = (is: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);

describe('a part of a page that cannot be fetched', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('is fetched again after a failure', async () => {
    const tries = load(2);
    const part = patiently(tries)();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await part).toBe('page');
    expect(tries).toHaveBeenCalledTimes(3);
  });

  it('waits while there is no network, and is fetched when the network is back', async () => {
    online(false);
    const tries = load(1);
    const part = patiently(tries)();
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(tries).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('online'));
    expect(await part).toBe('page');
  });

  it('fails after the last retry', async () => {
    const tries = load(99);
    const part = patiently(tries)().catch((error: Error) => error.message);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await part).toBe('Failed to fetch');
    expect(tries).toHaveBeenCalledTimes(6);
  });
});
