import { describe, expect, it } from '@jest/globals';
import {
  type BusTrial,
  type BusUnderTest,
  dataOf,
  Effects,
  factOf,
  publishUntilTaken,
  until,
} from './bus-trial.fixture';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Facts of one key stay in order, whichever member of the group consumes them. */
export function describeOrder(under: BusUnderTest, trial: () => BusTrial, limit: number): void {
  describe('order', () => {
    it(
      'keeps the order of facts with the same key, within one publish and over several',
      async () => {
        const topic = trial().topic('rsvp.changed');
        const got = await trial().listen('contacts', [topic]);
        for (const data of numbers(10)) await trial().bus.publish([factOf(topic, data)]);
        await trial().bus.publish(
          numbers(30)
            .slice(10)
            .map((data) => factOf(topic, data)),
        );
        await trial().bus.publish([factOf(topic, 'other', 'party-2')]);
        await until(() => got.length === 31);
        expect(dataOf(got.filter(({ key }) => key === 'party-1'))).toEqual(numbers(30));
      },
      limit,
    );

    it(
      'keeps the order of each of many keys that are published concurrently over several partitions',
      async () => {
        const topic = trial().topic('rsvp.changed');
        const effects = new Effects();
        const group = trial().group('contacts');
        await trial().bus.subscribe({ group, topics: [topic], deliver: effects.deliver });
        const publish = async (key: string) => {
          for (const data of numbers(20)) await trial().bus.publish([factOf(topic, data, key)]);
        };
        const keys = numbers(12).map((key) => `party-${key}`);
        await Promise.all(keys.map(publish));
        await until(() => effects.count === 12 * 20);
        for (const key of keys) expect(effects.byKey.get(key)).toEqual(numbers(20));
      },
      limit,
    );

    it(
      'keeps the order of effects and loses no fact while one member joins the group and another leaves',
      async () => {
        const topic = trial().topic('rsvp.changed');
        const effects = new Effects();
        const options = { group: trial().group('contacts'), topics: [topic], deliver: effects.deliver };
        const keys = numbers(12).map((key) => `party-${key}`);
        let round = 0;
        let stop = false;
        const first = await under.join(trial().bus, options);
        const publishing = (async () => {
          for (; !stop; round++) {
            const facts = keys.map((key) => factOf(topic, round, key));
            await publishUntilTaken(trial().bus, facts);
          }
        })();
        const after = async (more: number) => {
          const wanted = effects.count + more;
          await until(() => effects.count >= wanted);
        };
        await after(60);
        const second = await under.join(trial().bus, options);
        await after(60);
        await first.leave();
        await after(60);
        stop = true;
        await publishing;
        await until(() => effects.count === round * keys.length);
        for (const key of keys) expect(effects.byKey.get(key)).toEqual(numbers(round));
        await second.leave();
      },
      limit,
    );
  });
}
