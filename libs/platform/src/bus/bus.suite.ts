import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { describeFaults } from './bus-faults.suite';
import { describeOrder } from './bus-order.suite';
import { BusTrial, type BusUnderTest, dataOf, factOf, until } from './bus-trial.fixture';

/** What every bus must do (rules: facts-at-least-once, dead-letters). `seconds` is the time limit of one test. */
export function describeBus(name: string, under: BusUnderTest, seconds = 5): void {
  const limit = seconds * 1000;

  describe(name, () => {
    let trial: BusTrial;
    beforeEach(async () => {
      trial = await BusTrial.start(under);
    }, limit);
    afterEach(() => trial.bus.close(), limit);
    const current = () => trial;

    it(
      'delivers a fact unchanged to each group once',
      async () => {
        const topic = trial.topic('rsvp.created');
        const contacts = await trial.listen('contacts', [topic]);
        const messaging = await trial.listen('messaging', [topic]);
        const fact = { ...factOf(topic, { name: 'Søren Ærø', people: 3 }), requestId: 'r-1' };
        await trial.bus.publish([fact]);
        await until(() => contacts.length === 1 && messaging.length === 1);
        // A second copy would arrive before the fact that is published after it.
        await trial.bus.publish([factOf(topic, 'last')]);
        await until(() => contacts.length === 2 && messaging.length === 2);
        expect(contacts[0]).toEqual(fact);
        expect(messaging[0]).toEqual(fact);
      },
      limit,
    );

    it(
      'delivers to a group only the topics to which it has subscribed',
      async () => {
        const [created, changed] = [trial.topic('rsvp.created'), trial.topic('rsvp.changed')];
        const got = await trial.listen('contacts', [changed]);
        await trial.bus.publish([factOf(created, 1), factOf(changed, 2)]);
        await until(() => got.length > 0);
        expect(dataOf(got)).toEqual([2]);
      },
      limit,
    );

    it(
      'delivers a fact addressed to one group to that group only',
      async () => {
        const topic = trial.topic('rsvp.created');
        const contacts = await trial.listen('contacts', [topic]);
        const messaging = await trial.listen('messaging', [topic]);
        await trial.bus.publish([{ ...factOf(topic, 'again'), only: trial.group('contacts') }, factOf(topic, 'all')]);
        await until(() => contacts.length === 2 && messaging.length === 1);
        expect(dataOf(contacts)).toEqual(['again', 'all']);
        expect(dataOf(messaging)).toEqual(['all']);
      },
      limit,
    );

    it(
      'distributes the facts of a group among its members',
      async () => {
        const topic = trial.topic('rsvp.replied');
        const got = await trial.listen('contacts', [topic]);
        const deliver = async (fact: (typeof got)[number]): Promise<void> => void got.push(fact);
        const other = await under.join(trial.bus, { group: trial.group('contacts'), topics: [topic], deliver });
        for (let data = 0; data < 6; data++) await trial.bus.publish([factOf(topic, data, `party-${data}`)]);
        await until(() => new Set(dataOf(got)).size === 6);
        await other.leave();
      },
      limit,
    );

    it(
      under.keepsHistory
        ? 'delivers to a group that subscribes late everything from the beginning'
        : 'delivers to a group that subscribes late only what is published afterwards',
      async () => {
        const topic = trial.topic('party.created');
        await trial.bus.publish([factOf(topic, 'early')]);
        const late = await trial.listen('late', [topic]);
        await trial.bus.publish([factOf(topic, 'now')]);
        await until(() => late.some((fact) => fact.data === 'now'));
        expect(dataOf(late)).toEqual(under.keepsHistory ? ['early', 'now'] : ['now']);
      },
      limit,
    );

    describeOrder(under, current, limit);
    describeFaults(current, limit);
  });
}
