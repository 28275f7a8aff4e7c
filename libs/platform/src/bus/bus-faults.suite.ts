import { describe, expect, it } from '@jest/globals';
import type { Fact } from '@festlig/contracts/define';
import { CallError } from '../errors';
import { ATTEMPTS, deadTopic } from './bus';
import { type BusTrial, dataOf, Effects, factOf, until } from './bus-trial.fixture';
import type { DeadLetter } from './dead-letter';

/** What a fact that fails, comes twice, or meets an outage must lead to. */
export function describeFaults(trial: () => BusTrial, limit: number): void {
  describe('faults', () => {
    it(
      'a fact that fails comes again to the group that failed, and to that one only, before the next of its key',
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
      'a fact published twice has one effect where the consumer goes by its id',
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
      `a fact that fails ${ATTEMPTS} times is set aside with whom it failed and why, and the next is taken`,
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
        const letter = dead[0]?.data as DeadLetter;
        const group = trial().group('contacts');
        expect(letter).toMatchObject({ fact: poison, group, reason: 'TypeError: no such send' });
        expect(letter.summary).toMatch(/^TypeError at .*bus-faults/);
        expect(Date.parse(letter.at)).toBeLessThanOrEqual(Date.now());
      },
      limit,
    );

    it(
      'a group can listen to its own dead letters',
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
      'while a backing service is away facts wait in order, and none is set aside however long it takes',
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
      'an outage does not spare poison: only tries that failed by the fact itself count',
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
      'a bus closes in the middle of an outage, with the facts that wait neither handled nor set aside',
      async () => {
        const topic = trial().topic('rsvp.changed');
        const dead = await trial().listen('operator', [deadTopic(topic)]);
        let tries = 0;
        const deliver = async (_fact: Fact): Promise<void> => {
          tries++;
          throw new CallError('unavailable');
        };
        await trial().bus.subscribe({ group: trial().group('contacts'), topics: [topic], deliver });
        // Rejected or taken: either way somebody still has it.
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
