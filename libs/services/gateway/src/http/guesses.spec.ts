import { describe, expect, it } from '@jest/globals';
import { CallError } from '@festlig/platform/errors';
import { Guesses } from './guesses';

const miss = async (guesses: Guesses, ip: string, times: number) => {
  for (let n = 0; n < times; n++) {
    const missing = Promise.reject(new CallError('not_found'));
    await expect(guesses.noting({ ip }, missing)).rejects.toThrow('not_found');
  }
};

describe('guessing', () => {
  it('is refused after too many misses from one address, for at most a minute', async () => {
    let now = 0;
    const guesses = new Guesses(true, () => now);
    await miss(guesses, '192.0.2.1', 2);
    expect(() => guesses.check({ ip: '192.0.2.1' }, 3)).not.toThrow();
    now += 20_000;
    await miss(guesses, '192.0.2.1', 1);
    expect(() => guesses.check({ ip: '192.0.2.1' }, 3)).toThrow(new CallError('too_many_requests', { seconds: 40 }));
    expect(() => guesses.check({ ip: '192.0.2.2' }, 3)).not.toThrow();
    now += 40_000;
    expect(() => guesses.check({ ip: '192.0.2.1' }, 3)).not.toThrow();
  });

  it('counts the addresses of one household together', async () => {
    const guesses = new Guesses(true);
    await miss(guesses, '2001:db8:0:1::1', 1);
    await miss(guesses, '2001:db8:0:1::2', 1);
    await miss(guesses, '::ffff:192.0.2.1', 2);
    for (const ip of ['2001:db8:0:1::3', '192.0.2.1']) expect(() => guesses.check({ ip }, 2)).toThrow();
    expect(() => guesses.check({ ip: '2001:db8:0:2::1' }, 2)).not.toThrow();
  });

  it('counts neither found answers nor other errors', async () => {
    const guesses = new Guesses(true);
    expect(await guesses.noting({ ip: '192.0.2.1' }, Promise.resolve('found'))).toBe('found');
    const away = Promise.reject(new CallError('unavailable'));
    await expect(guesses.noting({ ip: '192.0.2.1' }, away)).rejects.toThrow('unavailable');
    expect(() => guesses.check({ ip: '192.0.2.1' }, 1)).not.toThrow();
  });

  it('also counts answers and errors that say missed', async () => {
    const guesses = new Guesses(true);
    for (const given of [{ missed: false }, { rsvp: null }, null, 'missed']) {
      await guesses.noting({ ip: '192.0.2.1' }, Promise.resolve(given));
    }
    expect(() => guesses.check({ ip: '192.0.2.1' }, 1)).not.toThrow();
    await guesses.noting({ ip: '192.0.2.1' }, Promise.resolve({ missed: true }));
    const closed = Promise.reject(new CallError('rsvp_restricted', { missed: 1 }));
    await expect(guesses.noting({ ip: '192.0.2.1' }, closed)).rejects.toThrow('rsvp_restricted');
    expect(() => guesses.check({ ip: '192.0.2.1' }, 3)).not.toThrow();
    expect(() => guesses.check({ ip: '192.0.2.1' }, 2)).toThrow();
  });

  it('counts several queries of one page as one guess', async () => {
    const guesses = new Guesses(true);
    const missed = () => Promise.resolve({ missed: true });
    const page = { ip: '192.0.2.1', isCounted: false };
    await guesses.noting(page, Promise.resolve('found'));
    for (let n = 0; n < 3; n++) await guesses.noting(page, missed());
    expect(() => guesses.check(page, 2)).not.toThrow();
    await guesses.noting({ ip: '192.0.2.1', isCounted: false }, missed());
    expect(() => guesses.check(page, 2)).toThrow();
    await guesses.noting({ ip: '192.0.2.2' }, missed());
    await guesses.noting({ ip: '192.0.2.2' }, missed());
    expect(() => guesses.check({ ip: '192.0.2.2' }, 2)).toThrow();
  });

  it('is not limited when limits are off', async () => {
    const guesses = new Guesses(false);
    await miss(guesses, '192.0.2.1', 5);
    expect(() => guesses.check({ ip: '192.0.2.1' }, 1)).not.toThrow();
  });
});
