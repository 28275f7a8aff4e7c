import { describe, expect, it } from '@jest/globals';
import type { Fact } from '@festlig/contracts/define';
import { CallError } from '../errors';
import { ATTEMPTS, deadTopic } from './bus';
import { type BusTrial, dataOf, Effects, factOf, until } from './bus-trial.fixture';
import type { DeadLetter } from './dead-letter';

/** What must follow when a fact fails, arrives twice or meets an outage. */
export function describeFaults(trial: () => BusTrial, limit: number): void {
  describe('faults', () => {
    it(
      'redelivers a failed fact only to the group that failed, before the next fact of the same key',
      async () => {
        const topic = trial().topic('payment.completed');
        let failures = 2;
        const failing = await trial().listen('party', [topic], (fact) => {
          if (fact.data === 1 && failures-- > 0) throw new Error('not yet');
        });
        const sound = await trial().listen('messaging', [topic]);
        await trial().bus.publish([factOf(topic, 1), factOf(topic, 2)]);
        await until(() => failing.length === 2 && sound.length === 2);
        expect(dataOf(failing)).toEqual([1, 2]);
        expect(dataOf(sound)).toEqual([1, 2]);
        expect(failures).toBe(-1);
      },
      limit,
    );

    it(
      'has one effect for a fact published twice when the consumer records fact ids',
      async () => {
        const topic = trial().topic('rsvp.created');
        const effects = new Effects();
        await trial().bus.subscribe({ group: trial().group('contacts'), topics: [topic], deliver: effects.deliver });
        const [fact, last] = [factOf(topic, 'twice'), factOf(topic, 'last')];
        await trial().bus.publish([fact]);
        await trial().bus.publish([fact, last]);
        await until(() => effects.deliveries === 3 && effects.count === 2);
        expect(effects.byKey.get(fact.key)).toEqual(['twice', 'last']);
      },
      limit,
    );

    it(
      `moves a fact that fails ${ATTEMPTS} times to the dead-letter topic with group and reason, and goes on with the next`,
      async () => {
        const topic = trial().topic('invite.sent');
        const dead = await trial().listen('operator', [deadTopic(topic)]);
        let tries = 0;
        const got = await trial().listen('contacts', [topic], (fact) => {
          if (fact.data !== 'poison') return;
          tries++;
          throw new TypeError('no such send');
        });
        const poison = factOf(topic, 'poison');
        await trial().bus.publish([poison, factOf(topic, 'sound')]);
        await until(() => got.length === 1 && dead.length === 1);
        expect(dataOf(got)).toEqual(['sound']);
        expect(tries).toBe(ATTEMPTS);
        expect(dead[0]).toMatchObject({ id: poison.id, type: deadTopic(topic), key: 'party-1' });
        const deadLetter = dead[0]?.data as DeadLetter;
        const group = trial().group('contacts');
        expect(deadLetter).toMatchObject({ fact: poison, group, reason: 'TypeError: no such send' });
        expect(deadLetter.summary).toMatch(/^TypeError at .*bus-faults/);
        expect(Date.parse(deadLetter.at)).toBeLessThanOrEqual(Date.now());
      },
      limit,
    );

    it(
      'delivers to a group its own dead letters when the group subscribes to them',
      async () => {
        const topic = trial().topic('invite.sent');
        const got = await trial().listen('contacts', [topic, deadTopic(topic)], (fact) => {
          if (fact.type === topic) throw new Error('never');
        });
        await trial().bus.publish([factOf(topic, 'poison')]);
        await until(() => got.length === 1);
        expect(got[0]?.type).toBe(deadTopic(topic));
      },
      limit,
    );

    it(
      'keeps facts waiting in order during an outage and sets none aside, however long the outage lasts',
      async () => {
        const topic = trial().topic('rsvp.changed');
        const dead = await trial().listen('operator', [deadTopic(topic)]);
        let failures = 0;
        const got = await trial().listen('contacts', [topic], () => {
          if (failures++ < 2 * ATTEMPTS) throw new CallError('unavailable');
        });
        await trial().bus.publish([1, 2, 3].map((data) => factOf(topic, data)));
        await until(() => got.length === 3);
        expect(dataOf(got)).toEqual([1, 2, 3]);
        expect(dead).toEqual([]);
      },
      limit,
    );

    it(
      'sets a poison fact aside also during an outage, and counts only the tries that the fact itself failed',
      async () => {
        const topic = trial().topic('rsvp.changed');
        const dead = await trial().listen('operator', [deadTopic(topic)]);
        let tries = 0;
        const got = await trial().listen('contacts', [topic], (fact) => {
          if (fact.data !== 'poison') return;
          if (tries++ % 2 === 0) throw new CallError('unavailable');
          throw new TypeError('no such send');
        });
        await trial().bus.publish([factOf(topic, 'poison'), factOf(topic, 'sound')]);
        await until(() => got.length === 1 && dead.length === 1);
        expect(tries).toBe(2 * ATTEMPTS);
      },
      limit,
    );

    it(
      'closes during an outage and leaves the waiting facts neither handled nor set aside',
      async () => {
        const topic = trial().topic('rsvp.changed');
        const dead = await trial().listen('operator', [deadTopic(topic)]);
        let tries = 0;
        const deliver = async (_fact: Fact): Promise<void> => {
          tries++;
          throw new CallError('unavailable');
        };
        await trial().bus.subscribe({ group: trial().group('contacts'), topics: [topic], deliver });
        // Rejected or accepted: in either case the fact is still stored somewhere.
        const published = trial()
          .bus.publish([factOf(topic, 'waits')])
          .catch(() => undefined);
        await until(() => tries > ATTEMPTS);
        await trial().bus.close();
        await published;
        expect(dead).toEqual([]);
      },
      limit,
    );
  });
}
