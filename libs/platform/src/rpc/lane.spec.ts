import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Lane } from './lane';

const unavailable = expect.objectContaining({ code: 'unavailable' });

describe('Lane', () => {
  let lane: Lane;
  let begun: string[];
  let ends: Map<string, () => void>;
  const run = (name: string, left = 1000) =>
    lane.run(performance.now() + left, () => {
      begun.push(name);
      return new Promise<string>((resolve) => void ends.set(name, () => resolve(name)));
    });
  beforeEach(() => {
    jest.useFakeTimers();
    lane = new Lane({ name: 'calls', atOnce: 2, waiting: 2 });
    begun = [];
    ends = new Map();
  });
  afterEach(() => void jest.useRealTimers());
  const settled = () => jest.advanceTimersByTimeAsync(0);

  it('runs as many tasks at once as allowed, and the others in order as earlier ones end', async () => {
    const results = Promise.all(['a', 'b', 'c', 'd'].map((name) => run(name)));
    await settled();
    expect(begun).toEqual(['a', 'b']);
    ends.get('b')!();
    await settled();
    expect(begun).toEqual(['a', 'b', 'c']);
    ends.get('a')!();
    await settled();
    for (const name of ['c', 'd']) ends.get(name)!();
    expect(await results).toEqual(['a', 'b', 'c', 'd']);
  });

  it('refuses a task at once when the limit and the queue are full, and accepts tasks again later', async () => {
    for (const name of ['a', 'b', 'c', 'd']) void run(name);
    await expect(run('e')).rejects.toEqual(unavailable);
    await settled();
    ends.get('a')!();
    await settled();
    void run('f');
    await settled();
    for (const name of ['b', 'c', 'd']) {
      ends.get(name)!();
      await settled();
    }
    expect(begun).toEqual(['a', 'b', 'c', 'd', 'f']);
  });

  it('does not start a task whose caller no longer waits', async () => {
    await expect(run('late', 0)).rejects.toEqual(unavailable);
    void run('a');
    void run('b');
    const impatient = run('c', 50);
    const refused = expect(impatient).rejects.toEqual(unavailable);
    const patient = run('d', 500);
    await jest.advanceTimersByTimeAsync(50);
    await refused;
    ends.get('a')!();
    await settled();
    ends.get('d')!();
    expect(await patient).toBe('d');
    expect(begun).toEqual(['a', 'b', 'd']);
  });

  it('starts the next task after one has failed', async () => {
    lane = new Lane({ name: 'calls', atOnce: 1, waiting: 1 });
    const failing = lane.run(performance.now() + 1000, () => Promise.reject(new Error('a fault')));
    const next = run('next');
    await expect(failing).rejects.toThrow('a fault');
    await settled();
    ends.get('next')!();
    expect(await next).toBe('next');
  });
});
