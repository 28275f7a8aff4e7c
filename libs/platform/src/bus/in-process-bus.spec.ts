import { describe, expect, it } from '@jest/globals';
import type { Fact } from '@festlig/contracts/define';
import { deadTopic, type SubscribeOptions } from './bus';
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

  const listenTo = async (bus: InProcessBus, group: string, topic: string) => {
    const got: Fact[] = [];
    await bus.subscribe({ group, topics: [topic], deliver: async (one) => void got.push(one) });
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

  describe('with a group that takes several facts at once', () => {
    const facts = (...data: number[]): Fact[] => data.map((one) => ({ ...fact, id: `f-${one}`, data: one }));
    /** Records what came alone and what came together; `fails` says which data make either throw. */
    const listening = async (fails: (data: unknown) => boolean = () => false) => {
      const bus = new InProcessBus(1);
      const [alone, together]: [unknown[], unknown[][]] = [[], []];
      const take = (all: readonly Fact[]) => {
        if (all.some(({ data }) => fails(data))) throw new TypeError('not this one');
      };
      await bus.subscribe({
        group: 'contacts',
        topics: [fact.type, 'rsvp.changed'],
        deliver: async (one) => {
          take([one]);
          alone.push(one.data);
        },
        deliverAll: async (all) => {
          take(all);
          together.push(all.map(({ data }) => data));
        },
      });
      return { bus, alone, together };
    };

    it('hands it the facts of each key together, in their order, whatever their types, and a single one alone', async () => {
      const { bus, alone, together } = await listening();
      const other = { ...fact, key: 'party-2', data: 'other' };
      const changed = { ...fact, type: 'rsvp.changed', data: 'changed' };
      await bus.publish([...facts(1, 2), other, changed, ...facts(3)]);
      expect([together, alone]).toEqual([[[1, 2, 'changed', 3]], ['other']]);
    });

    it('lets it finish what it has got before it gets the next of the same key', async () => {
      const bus = new InProcessBus(1);
      const [events, { promise: gate, resolve: open }] = [[] as string[], Promise.withResolvers<void>()];
      await bus.subscribe({
        group: 'contacts',
        topics: [fact.type],
        deliver: async ({ data }) => void events.push(`one ${String(data)}`),
        deliverAll: async (all) => {
          await gate;
          events.push(`all ${all.map(({ data }) => data).join()}`);
        },
      });
      const published = [bus.publish(facts(1, 2)), bus.publish(facts(3))];
      open();
      await Promise.all(published);
      expect(events).toEqual(['all 1,2', 'one 3']);
    });

    it('delivers each on its own when they failed together, and sets only the one at fault aside', async () => {
      const { bus, alone, together } = await listening((data) => data === 2);
      const dead = await listenTo(bus, 'operator', deadTopic(fact.type));
      await bus.publish(facts(1, 2, 3));
      expect([together, alone]).toEqual([[], [1, 3]]);
      expect(dead.map(({ id }) => id)).toEqual(['f-2']);
    });

    it('does not hand it what is for another group', async () => {
      const { bus, alone, together } = await listening();
      const [first, second, third] = facts(1, 2, 3) as [Fact, Fact, Fact];
      await bus.publish([first, { ...second, only: 'messaging' }, third]);
      await bus.publish([
        { ...first, only: 'messaging' },
        { ...second, only: 'contacts' },
      ]);
      expect([together, alone]).toEqual([[[1, 3]], [2]]);
    });
  });
});
