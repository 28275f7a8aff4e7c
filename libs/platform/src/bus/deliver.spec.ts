import { describe, expect, it } from '@jest/globals';
import type { Fact } from '@festlig/contracts/define';
import { CallError, InvalidInput } from '../errors';
import { ATTEMPTS } from './bus';
import type { DeadLetter } from './dead-letter';
import { type DeliveryOptions, deliverOrSetAside } from './deliver';

const fact: Fact = { id: 'f-1', type: 'rsvp.created', key: 'p-1', at: '2026-06-01T12:00:00.000Z', data: 'Karen' };

/** What every bus does with it is in bus.suite.ts, which in-process-bus.spec.ts runs; this is what a bus must give it. */
describe('deliverOrSetAside', () => {
  const trial = (failing: (attempt: number) => unknown, more: Partial<DeliveryOptions> = {}) => {
    const set: Fact[] = [];
    let tries = 0;
    const done = deliverOrSetAside(fact, {
      group: 'contacts',
      deliver: async () => {
        const error = failing(++tries);
        if (error) throw error;
      },
      publish: async (facts) => void set.push(...facts),
      signal: new AbortController().signal,
      backoff: 1,
      ...more,
    });
    return { done, set, tries: () => tries };
  };

  it('leaves what is for another group alone', async () => {
    let tries = 0;
    const deliver = async (): Promise<void> => void tries++;
    const options = { deliver, publish: async () => undefined, signal: new AbortController().signal };
    const put = { ...fact, only: 'messaging' };
    await deliverOrSetAside(put, { group: 'contacts', ...options });
    expect(tries).toBe(0);
    await deliverOrSetAside(put, { group: 'messaging', ...options });
    expect(tries).toBe(1);
  });

  it('tells what of an error names nobody: its kind, code, fields and place', async () => {
    const summaryFor = async (error: unknown): Promise<string> => {
      const { done, set } = trial(() => error);
      await done;
      return (set[0]?.data as DeadLetter).summary;
    };
    const duplicate = Object.assign(new Error('dup key: karen@rungsted.example'), { code: 11000 });
    expect(await summaryFor(duplicate)).toMatch(/^Error 11000 at .*deliver\.spec/);
    expect(await summaryFor(new CallError('not_found'))).toMatch(/^CallError not_found at /);
    const invalid = new InvalidInput({ name: { code: 'too_long' }, version: { code: 'required' } });
    expect(await summaryFor(invalid)).toMatch(/^InvalidInput name too_long, version required at /);
    expect(await summaryFor('karen')).toBe('string');
  });

  it('lives between tries, and lets go when the broker has given the fact to another', async () => {
    let beats = 0;
    const heartbeat = async (): Promise<void> => {
      if (++beats === 2) throw new Error('the group has changed');
    };
    const { done, set, tries } = trial(() => new CallError('unavailable'), { heartbeat });
    await expect(done).rejects.toThrow('the group has changed');
    expect(tries()).toBe(2);
    expect(set).toEqual([]);
  });

  it('tries no more once the consumer stops, and sets nothing aside', async () => {
    const stopping = new AbortController();
    const failing = (attempt: number) => {
      if (attempt === ATTEMPTS - 2) stopping.abort();
      return new TypeError('odd');
    };
    const { done, set, tries } = trial(failing, { signal: stopping.signal });
    await expect(done).rejects.toThrow('aborted');
    expect(tries()).toBe(ATTEMPTS - 2);
    expect(set).toEqual([]);
  });

  it('rejects when the letter cannot be published: the fact must come again', async () => {
    const publish = () => Promise.reject(new Error('broker is away'));
    await expect(trial(() => new TypeError('odd'), { publish }).done).rejects.toThrow('broker is away');
  });
});
