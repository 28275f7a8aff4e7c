import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { describeFaults } from './bus-faults.suite';
import { describeOrder } from './bus-order.suite';
import { BusTrial, type BusUnderTest, dataOf, factOf, until } from './bus-trial.fixture';

/** What every bus must do (rules: facts-at-least-once, dead-letters). `seconds` is the limit of one test. */
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
      'brings a fact, as it was published, to each group once',
      async () => {
        const topic = trial.topic('rsvp.created');
        const contacts = await trial.listen('contacts', [topic]);
        const messaging = await trial.listen('messaging', [topic]);
        const fact = { ...factOf(topic, { name: 'Søren Ærø', people: 3 }), requestId: 'r-1' };
        await trial.bus.publish([fact]);
        await until(() => contacts.length === 1 && messaging.length === 1);
        // What follows has come as well: a second copy would have come before it.
        await trial.bus.publish([factOf(topic, 'last')]);
        await until(() => contacts.length === 2 && messaging.length === 2);
        expect(contacts[0]).toEqual(fact);
        expect(messaging[0]).toEqual(fact);
      },
      limit,
    );

    it(
      'brings only the topics a group listens to',
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
      'brings a fact for one group to that group only',
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
      'shares the facts of a group among its members',
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
        ? 'starts a late group at the beginning'
        : 'brings a late group only what is published from then on',
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
