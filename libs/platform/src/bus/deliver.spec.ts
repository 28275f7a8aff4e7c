import { describe, expect, it } from '@jest/globals';
import type { Fact } from '@festlig/contracts/define';
import { CallError, InvalidInput } from '../errors';
import { ATTEMPTS } from './bus';
import type { DeadLetter } from './dead-letter';
import { type DeliveryOptions, deliverOrSetAside } from './deliver';

const fact: Fact = { id: 'f-1', type: 'rsvp.created', key: 'p-1', at: '2026-06-01T12:00:00.000Z', data: 'Karen' };

/** Tests what deliverOrSetAside asks of a bus. Its behaviour on each bus is tested by bus.suite.ts. */
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

  it('skips a fact that is addressed to another group', async () => {
    let tries = 0;
    const deliver = async (): Promise<void> => void tries++;
    const options = { deliver, publish: async () => undefined, signal: new AbortController().signal };
    const put = { ...fact, only: 'messaging' };
    await deliverOrSetAside(put, { group: 'contacts', ...options });
    expect(tries).toBe(0);
    await deliverOrSetAside(put, { group: 'messaging', ...options });
    expect(tries).toBe(1);
  });

  it('summarises an error without personal data, by its kind, code, fields and position', async () => {
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

  it('sends a heartbeat between tries, and stops without setting the fact aside when the group has changed', async () => {
    let beats = 0;
    const heartbeat = async (): Promise<void> => {
      if (++beats === 2) throw new Error('the group has changed');
    };
    const { done, set, tries } = trial(() => new CallError('unavailable'), { heartbeat });
    await expect(done).rejects.toThrow('the group has changed');
    expect(tries()).toBe(2);
    expect(set).toEqual([]);
  });

  it('makes no further try and sets nothing aside once the consumer stops', async () => {
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

  it('rejects when the dead letter cannot be published, so that the fact is delivered again', async () => {
    const publish = () => Promise.reject(new Error('broker is away'));
    await expect(trial(() => new TypeError('odd'), { publish }).done).rejects.toThrow('broker is away');
  });
});
