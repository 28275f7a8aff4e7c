import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { whenResting } from './when-resting';

describe('what a visitor is likely to open next (rule: photo-ahead)', () => {
  const load = jest.fn(async () => undefined as unknown);
  const has = (object: object, name: string, value: unknown) =>
    Object.defineProperty(object, name, { value, configurable: true });
  beforeEach(() => {
    jest.useFakeTimers();
    load.mockClear();
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'connection');
    Reflect.deleteProperty(document, 'readyState');
  });
  const rested = () => jest.advanceTimersByTimeAsync(1000);

  it('is loaded once the page has loaded and the browser rests', async () => {
    has(document, 'readyState', 'interactive');
    whenResting(load);
    await rested();
    expect(load).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
    expect(load).not.toHaveBeenCalled();
    await rested();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is loaded on a page that has loaded before, and fails without a word', async () => {
    load.mockRejectedValueOnce(new TypeError('failed to fetch'));
    whenResting(load);
    await rested();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is not loaded for a browser that saves data', async () => {
    has(navigator, 'connection', { saveData: true });
    whenResting(load);
    await rested();
    expect(load).not.toHaveBeenCalled();
  });
});
