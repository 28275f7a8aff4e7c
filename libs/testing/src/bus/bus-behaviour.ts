import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Fact } from '@festlig/contracts/define';
import { ATTEMPTS, type Bus, type DeadLetter, deadTopic } from '@festlig/platform/bus';

export interface BusUnderTest {
  /** A bus of its own for each call, on the same broker where there is one; quick to try again. */
  create(): Promise<Bus> | Bus;
  /** Whether a group that subscribes late gets what was published before. */
  keepsHistory: boolean;
}

/** Resolves as soon as the condition holds; how long that may take is for the test's own time limit. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** What every bus must do. Each test has topics and groups of its own, so that one broker serves all. */
export function describeBus(name: string, { create, keepsHistory }: BusUnderTest, seconds = 5): void {
  const limit = seconds * 1000;
  let count = 0;
  const factOf = (type: string, data: unknown, key = 'party-1'): Fact => ({
    id: `fact-${++count}`,
    type,
    key,
    at: '2026-06-01T12:00:00.000Z',
    data,
  });

  describe(name, () => {
    let bus: Bus;
    let run: string;
    beforeEach(async () => {
      run = crypto.randomUUID().slice(0, 8);
      bus = await create();
    }, limit);
    afterEach(() => bus.close(), limit);

    /** Subscribes a group that notes down what it gets. */
    const listen = async (group: string, topics: string[], take = (_fact: Fact): void => {}): Promise<Fact[]> => {
      const got: Fact[] = [];
      await bus.subscribe({
        group: `${group}-${run}`,
        topics,
        deliver: async (fact) => {
          take(fact);
          got.push(fact);
        },
      });
      return got;
    };
    const numbers = (facts: readonly Fact[]) => facts.map((fact) => fact.data);

    it(
      'brings a fact, as it was published, to each group once',
      async () => {
        const topic = `rsvp.created.${run}`;
        const [contacts, messaging] = [await listen('contacts', [topic]), await listen('messaging', [topic])];
        const fact = factOf(topic, { name: 'Søren Ærø', people: 3 });
        await bus.publish([fact]);
        await until(() => contacts.length === 1 && messaging.length === 1);
        // What follows has come as well: a second copy would have come before it.
        await bus.publish([factOf(topic, 'last')]);
        await until(() => contacts.length === 2 && messaging.length === 2);
        expect(contacts[0]).toEqual(fact);
        expect(messaging[0]).toEqual(fact);
      },
      limit,
    );

    it(
      'brings only the topics a group listens to',
      async () => {
        const [created, changed] = [`rsvp.created.${run}`, `rsvp.changed.${run}`];
        const got = await listen('contacts', [changed]);
        await bus.publish([factOf(created, 1), factOf(changed, 2)]);
        await until(() => got.length > 0);
        expect(numbers(got)).toEqual([2]);
      },
      limit,
    );

    it(
      'keeps the order of facts with the same key',
      async () => {
        const topic = `rsvp.changed.${run}`;
        const got = await listen('contacts', [topic]);
        const wanted = Array.from({ length: 30 }, (_, index) => index);
        for (const data of wanted.slice(0, 10)) await bus.publish([factOf(topic, data)]);
        await bus.publish(wanted.slice(10).map((data) => factOf(topic, data)));
        await bus.publish([factOf(topic, 'other', 'party-2')]);
        await until(() => got.length === 31);
        expect(numbers(got.filter(({ key }) => key === 'party-1'))).toEqual(wanted);
      },
      limit,
    );

    it(
      'brings a fact again to the group that failed, and to that one only, before the next of its key',
      async () => {
        const topic = `payment.completed.${run}`;
        let failures = 2;
        const failing = await listen('party', [topic], (fact) => {
          if (fact.data === 1 && failures-- > 0) throw new Error('store is away');
        });
        const sound = await listen('messaging', [topic]);
        await bus.publish([factOf(topic, 1), factOf(topic, 2)]);
        await until(() => failing.length === 2 && sound.length === 2);
        expect(numbers(failing)).toEqual([1, 2]);
        expect(numbers(sound)).toEqual([1, 2]);
        expect(failures).toBe(-1);
      },
      limit,
    );

    it(
      `sets a fact aside that fails ${ATTEMPTS} times, says for whom and why, and takes the next`,
      async () => {
        const topic = `invite.sent.${run}`;
        const dead = await listen('operator', [deadTopic(topic)]);
        let tries = 0;
        const got = await listen('contacts', [topic], (fact) => {
          if (fact.data !== 'poison') return;
          tries++;
          throw new TypeError('no such send');
        });
        const poison = factOf(topic, 'poison');
        await bus.publish([poison, factOf(topic, 'sound')]);
        await until(() => got.length === 1 && dead.length === 1);
        expect(numbers(got)).toEqual(['sound']);
        expect(tries).toBe(ATTEMPTS);
        expect(dead[0]).toMatchObject({ id: poison.id, type: deadTopic(topic), key: 'party-1' });
        const letter = dead[0]?.data as DeadLetter;
        expect(letter).toMatchObject({ fact: poison, group: `contacts-${run}`, reason: 'TypeError: no such send' });
        expect(letter.summary).toMatch(/^TypeError at .*bus-behaviour/);
        expect(Date.parse(letter.at)).toBeLessThanOrEqual(Date.now());
      },
      limit,
    );

    it(
      'sets aside for a group that listens to its own dead letters too',
      async () => {
        const topic = `invite.sent.${run}`;
        const got = await listen('contacts', [topic, deadTopic(topic)], (fact) => {
          if (fact.type === topic) throw new Error('never');
        });
        await bus.publish([factOf(topic, 'poison')]);
        await until(() => got.length === 1);
        expect(got[0]?.type).toBe(deadTopic(topic));
      },
      limit,
    );

    it(
      'shares the facts of a group among its members',
      async () => {
        const topic = `rsvp.replied.${run}`;
        const other = await create();
        try {
          const got: unknown[] = [];
          const deliver = async (fact: Fact): Promise<void> => void got.push(fact.data);
          await bus.subscribe({ group: `contacts-${run}`, topics: [topic], deliver });
          await other.subscribe({ group: `contacts-${run}`, topics: [topic], deliver });
          for (let data = 0; data < 6; data++) await bus.publish([factOf(topic, data, `party-${data}`)]);
          await until(() => new Set(got).size === 6);
        } finally {
          await other.close();
        }
      },
      limit,
    );

    it(
      keepsHistory ? 'starts a late group at the beginning' : 'brings a late group only what is published from then on',
      async () => {
        const topic = `party.created.${run}`;
        await bus.publish([factOf(topic, 'early')]);
        const late = await listen('late', [topic]);
        await bus.publish([factOf(topic, 'now')]);
        await until(() => late.some((fact) => fact.data === 'now'));
        expect(numbers(late)).toEqual(keepsHistory ? ['early', 'now'] : ['now']);
      },
      limit,
    );
  });
}
