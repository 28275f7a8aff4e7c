import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useBackAgain } from './use-back-again';

describe('a page that could not be fetched', () => {
  const before = globalThis.fetch;
  let isThere: boolean;
  const back = jest.fn();
  const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  beforeEach(() => {
    jest.useFakeTimers();
    back.mockClear();
    globalThis.fetch = async () =>
      isThere ? ({ ok: true } as Response) : Promise.reject(new TypeError('failed to fetch'));
  });
  afterEach(() => {
    jest.useRealTimers();
    globalThis.fetch = before;
  });

  it('calls back once the product answers again', async () => {
    isThere = false;
    renderHook(() => useBackAgain(true, back));
    await wait(12_000);
    expect(back).not.toHaveBeenCalled();
    isThere = true;
    await wait(5000);
    expect(back).toHaveBeenCalled();
  });

  it('calls back when the browser reports that it is online', () => {
    renderHook(() => useBackAgain(true, back));
    window.dispatchEvent(new Event('online'));
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('does not call back while the product answers, when nothing is missing, or after the page was left', async () => {
    isThere = true;
    const { unmount } = renderHook(() => useBackAgain(true, back));
    renderHook(() => useBackAgain(false, back));
    await wait(20_000);
    isThere = false;
    await wait(5000);
    unmount();
    isThere = true;
    await wait(20_000);
    window.dispatchEvent(new Event('online'));
    expect(back).not.toHaveBeenCalled();
  });
});
