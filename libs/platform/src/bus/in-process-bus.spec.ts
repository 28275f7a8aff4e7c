import { describe, expect, it } from '@jest/globals';
import type { Fact } from '@festlig/contracts/define';
import type { SubscribeOptions } from './bus';
import { describeBus } from './bus.suite';
import { InProcessBus } from './in-process-bus';

const members = new Map<InProcessBus, SubscribeOptions[]>();

describeBus('InProcessBus', {
  create: () => new InProcessBus(1),
  keepsHistory: false,
  // One process is one member, so when a member leaves, the remaining ones subscribe again.
  join: async (bus, options) => {
    const inProcess = bus as InProcessBus;
    const those = members.get(inProcess) ?? [];
    members.set(inProcess, [...those, options]);
    await bus.subscribe(options);
    return {
      leave: async () => {
        await inProcess.leave(options.group);
        const [, ...rest] = members.get(inProcess) ?? [];
        members.set(inProcess, rest);
        for (const one of rest) await bus.subscribe(one);
      },
    };
  },
});

/** Behaviour that only this bus has. */
describe('InProcessBus within one process', () => {
  const fact: Fact = { id: 'f-1', type: 'rsvp.created', key: 'party-1', at: '2026-06-01T12:00:00.000Z', data: 1 };
  const listen = async (bus: InProcessBus, group: string, fromNow = false) => {
    const got: unknown[] = [];
    const deliver = async ({ data }: Fact): Promise<void> => void got.push(data);
    await bus.subscribe({ group, topics: [fact.type], deliver, fromNow });
    return got;
  };

  it('has delivered to every group when publish resolves', async () => {
    const bus = new InProcessBus(1);
    const [contacts, messaging] = [await listen(bus, 'contacts'), await listen(bus, 'messaging')];
    await bus.publish([fact]);
    expect([contacts, messaging]).toEqual([[1], [1]]);
  });

  it('reports that it does not deliver while it has no consumers', async () => {
    const bus = new InProcessBus(1);
    expect(bus.delivers).toBe(false);
    await listen(bus, 'contacts');
    expect(bus.delivers).toBe(true);
  });

  it('reports that it does not deliver while services start, because a process of workers gets no consumers', async () => {
    const bus = new InProcessBus(1);
    const release = bus.hold();
    expect(bus.delivers).toBe(false);
    release();
    expect(bus.delivers).toBe(false);
  });

  it('keeps facts waiting until all starting services have subscribed', async () => {
    const bus = new InProcessBus(1);
    const [first, second] = [bus.hold(), bus.hold()];
    const published = bus.publish([fact]);
    const contacts = await listen(bus, 'contacts');
    first();
    first();
    const messaging = await listen(bus, 'messaging');
    expect([contacts, messaging]).toEqual([[], []]);
    second();
    await published;
    expect([contacts, messaging]).toEqual([[1], [1]]);
  });

  it('rejects a fact that a stopped service would miss, until that service subscribes again', async () => {
    const bus = new InProcessBus(1);
    const stopped = await listen(bus, 'contacts');
    const other = await listen(bus, 'messaging');
    await bus.leave('contacts');
    await expect(bus.publish([fact])).rejects.toThrow('a consumer has stopped');
    await bus.publish([{ ...fact, type: 'party.created' }]);
    const back = await listen(bus, 'contacts');
    await bus.publish([fact]);
    expect([stopped, other, back]).toEqual([[], [1], [1]]);
  });

  it('accepts facts after a cache has left, because a cache may miss facts', async () => {
    const bus = new InProcessBus(1);
    const cache = await listen(bus, 'party-access', true);
    await bus.leave('party-access');
    await bus.publish([fact]);
    expect(cache).toEqual([]);
  });

  it('lets a stopping service finish the facts that it is handling', async () => {
    const bus = new InProcessBus(1);
    let finish = (): void => {};
    let done = false;
    const gate = new Promise<void>((resolve) => (finish = resolve));
    const deliver = () => gate.then(() => void (done = true));
    await bus.subscribe({ group: 'contacts', topics: [fact.type], deliver });
    const published = bus.publish([fact]);
    const left = bus.leave('contacts').then(() => done);
    finish();
    expect(await left).toBe(true);
    await published;
  });
});
