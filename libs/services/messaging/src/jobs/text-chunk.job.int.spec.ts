import { afterEach, describe, expect, it } from '@jest/globals';
import { CallError } from '@festlig/platform/errors';
import { contacts } from '@festlig/contracts/contacts';
import { texted } from '@festlig/testing/messaging';
import { NUMBERS } from '@festlig/testing/messaging/text-sender.suite';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { LeaseLost } from '../store/chunk.repository';
import { type ChunkDocument, CHUNKS } from '../store/chunk.schema';
import { aSend } from '../send.fixture';
import { PaceRepository } from '../store/pace.repository';
import { DOUBT, TextSend } from '../text-send.fixture';
import { Deferred } from '../work/chunk-runs';
import { SweepJob } from './sweep.job';

const COUNT = 120;
const people = texted(COUNT);
const numbers = people.map(({ phone }) => phone ?? '');
const HOUR = 3_600_000;

describe('sending the texts of a chunk', () => {
  let send: TextSend;
  const start = async (...given: Parameters<typeof TextSend.start> | []) => {
    send = await TextSend.start(given[0] ?? people, given[1], given[2]);
    return send;
  };
  const chunk = () =>
    send.service.app
      .get<Model<ChunkDocument>>(getModelToken(CHUNKS), { strict: false })
      .findOne({ _id: send.chunkId })
      .lean()
      .orFail();
  afterEach(() => send.service.stop());

  it('texts every recipient once, with the name and the short link, and publishes the sums', async () => {
    await start(people, { textFrom: '+4540506070' });
    expect(await send.view()).toMatchObject({ status: 'sending', textTotal: COUNT, textSent: 0, tokens: COUNT });
    await send.run();
    await send.run();
    expect(send.numbers).toEqual(numbers.toSorted());
    const { name, sid, phone } = people[7]!;
    const text = send.provider.texts.find(({ to }) => to === phone);
    expect(text).toMatchObject({ from: '+4540506070', reference: `${send.chunkId}:7` });
    expect(text?.body).toMatch(new RegExp(`^Kom til fest ${name} \\S+/Fest1234\\?cid=${sid}$`));
    expect(await send.view()).toMatchObject({ status: 'finished', textSent: COUNT, textErrors: 0, ended: true });
    const { partyId, sendId } = send;
    const facts = await send.facts();
    expect(facts.planned).toEqual([{ partyId, sendId, texts: COUNT }]);
    expect(facts.settled).toEqual([{ partyId, sendId, chunk: 0, size: COUNT, sent: COUNT, returned: 0 }]);
    expect(facts.returned).toEqual([]);
    expect(facts.invited.toSorted()).toEqual(people.map(({ id }) => id));
  });

  it('leads to the photos with the guest’s own key when its template does (rule: mail-leads-to)', async () => {
    const { invitation } = aSend({ createdAt: new Date() });
    await start(people.slice(0, 2), { invitation: { ...invitation, leadsTo: 'photos' } });
    await send.run();
    const [first] = people;
    const body = send.provider.texts.find(({ to }) => to === first?.phone)?.body;
    expect(body).toMatch(new RegExp(`/Fest1234/photos\\?cid=${first?.sid}$`));
  });

  it('stores a batch before the provider gets any text of it', async () => {
    await start();
    const unnoted: string[] = [];
    send.provider.answer = async ({ to }) => {
      const { inFlight, inFlightAt } = await chunk();
      if (!inFlightAt || !inFlight?.some((index) => numbers[index] === to)) unnoted.push(to);
      return { outcome: 'sent', reference: 'SM' };
    };
    await send.run();
    expect(unnoted).toEqual([]);
    expect(send.numbers).toHaveLength(COUNT);
  });

  it('asks for the moments of a batch once it is stored, so that it leaves at them however long that took', async () => {
    await start();
    const paces = send.service.app.get(PaceRepository, { strict: false });
    const take = paces.take.bind(paces);
    const stored: (number | undefined)[] = [];
    const asked: number[] = [];
    paces.take = async (count, most, now) => {
      asked.push(count);
      stored.push((await chunk()).inFlight?.length);
      return take(count, most, now);
    };
    await send.run();
    expect(asked.reduce((sum, count) => sum + count, 0)).toBe(COUNT);
    expect(stored).toEqual(asked);
  });

  it.each([
    ['after the provider took the text', true],
    ['before the provider took the text', false],
  ])('texts nobody twice and misses nobody when its worker died %s', async (_when, isTaken) => {
    await start();
    await send.dieAt((to) => to === numbers[60], isTaken);
    const before = send.numbers.length;
    expect(before).toBeGreaterThan(50);
    expect(before).toBeLessThan(COUNT);
    await send.run();
    expect(send.numbers).toEqual(numbers.toSorted());
    expect(await send.view()).toMatchObject({ status: 'finished', textSent: COUNT });
    expect((await send.facts()).settled).toMatchObject([{ size: COUNT, sent: COUNT, returned: 0 }]);
  });

  it('comes from the product’s sender where the provider refuses the host’s number', async () => {
    await start(people, { textFrom: '+4540506070' });
    send.provider.answer = ({ from }) =>
      from === undefined ? { outcome: 'sent', reference: 'SM' } : { outcome: 'deferred', reason: 'sender_refused' };
    await send.run();
    expect(send.numbers).toEqual(numbers.toSorted());
    expect(send.provider.texts.every(({ from }) => from === undefined)).toBe(true);
    expect(await send.view()).toMatchObject({ status: 'finished', textSent: COUNT, textErrors: 0 });
  });

  it('sends nothing while the provider cannot say what became of a dead worker’s texts', async () => {
    await start();
    await send.dieAt((to) => to === numbers[60], false);
    const before = send.provider.tried;
    send.provider.isAway = true;
    await send.run();
    expect(send.provider.tried).toBe(before);
    expect((await chunk()).inFlight).toContain(60);
    send.provider.isAway = false;
    await send.run();
    expect(send.numbers).toEqual(numbers.toSorted());
  });

  it('does not let a worker write or send on that lost its lease', async () => {
    await start();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    send.provider.answer = async (text) => {
      if (text.to === numbers[60]) {
        send.provider.take(text);
        send.provider.answer = () => ({ outcome: 'sent', reference: 'SM' });
        send.service.clock.advance(DOUBT);
        await send.run();
        release();
        return { outcome: 'failed', reason: 'refused' };
      }
      return { outcome: 'sent', reference: 'SM' };
    };
    await expect(send.run()).rejects.toThrow(LeaseLost);
    await held;
    expect(send.numbers).toEqual(numbers.toSorted());
    expect(await send.view()).toMatchObject({ status: 'finished', textSent: COUNT, textErrors: 0 });
  });

  it('counts a number that can never get a text, and gives its token back', async () => {
    const wrong = people.map((person, index) => (index === 7 ? { ...person, phone: NUMBERS.invalid } : person));
    await start(wrong);
    await send.run();
    expect(await send.view()).toMatchObject({ status: 'finished', textSent: COUNT - 1, textErrors: 1 });
    const { settled, invited } = await send.facts();
    expect(settled).toMatchObject([{ size: COUNT, sent: COUNT - 1, returned: 1 }]);
    expect(invited).not.toContain(people[7]?.id);
  });

  it('sends in the same run what the provider refused because there was too much, and misses nobody', async () => {
    await start();
    let [accepted, refused] = [0, 0];
    send.provider.answer = () => {
      if (accepted++ % 3 !== 2) return { outcome: 'sent', reference: 'SM' };
      refused++;
      return { outcome: 'deferred', reason: 'busy' };
    };
    await send.run();
    expect(refused).toBeGreaterThan(30);
    expect(send.numbers).toEqual(numbers.toSorted());
    expect(await send.view()).toMatchObject({ status: 'finished', textSent: COUNT, textErrors: 0 });
  });

  it.each(['busy', 'unreachable', 'sender_refused'] as const)(
    'waits for the sweeper when the provider is %s, without using up tries of the job',
    async (reason) => {
      await start();
      send.provider.answer = () => ({ outcome: 'deferred', reason });
      await send.run();
      expect(send.provider.tried).toBeLessThan(COUNT);
      expect(await send.view()).toMatchObject({ status: 'sending', textSent: 0, textErrors: 0 });
      const sweeper = send.service.app.get(SweepJob, { strict: false });
      send.queue.forget();
      await sweeper.sweep();
      expect(send.queue.ids).toEqual([]);
      send.service.clock.advance(10_000);
      await sweeper.sweep();
      expect(send.queue.ids).toEqual([send.chunkId]);
      send.provider.answer = () => ({ outcome: 'sent', reference: 'SM' });
      await send.run();
      expect(send.numbers).toEqual(numbers.toSorted());
    },
  );

  it('gives up after a day a text that the provider keeps deferring, and gives its token back', async () => {
    const one = people.map((person, index) => (index === 7 ? { ...person, phone: NUMBERS.busy } : person));
    await start(one);
    await send.run();
    expect(await send.view()).toMatchObject({ status: 'sending', textSent: COUNT - 1, textErrors: 0 });
    send.service.clock.advance(25 * HOUR);
    await send.run();
    expect(await send.view()).toMatchObject({ status: 'finished', textSent: COUNT - 1, textErrors: 1 });
    expect((await send.facts()).settled).toMatchObject([{ sent: COUNT - 1, returned: 1 }]);
  });

  it('is patient for a day with a text that is first deferred after the send has waited for longer', async () => {
    await start(people.map((person, index) => (index === 7 ? { ...person, phone: NUMBERS.busy } : person)));
    send.service.clock.advance(72 * HOUR);
    await send.run();
    send.service.clock.advance(23 * HOUR);
    await send.run();
    expect(await send.view()).toMatchObject({ status: 'sending', textSent: COUNT - 1, textErrors: 0 });
    send.service.clock.advance(2 * HOUR);
    await send.run();
    expect(await send.view()).toMatchObject({ status: 'finished', textSent: COUNT - 1, textErrors: 1 });
  });

  it('stops at a pause, and texts nobody whose number unsubscribed meanwhile', async () => {
    await start();
    send.provider.answer = async ({ to }) => {
      if (to === numbers[10]) await send.sends.steer(send.partyId, send.sendId, ['going'], 'paused');
      return { outcome: 'sent', reference: 'SM' };
    };
    await send.run();
    const atPause = send.numbers.length;
    expect(atPause).toBe(50);
    await send.run();
    expect(send.numbers).toHaveLength(atPause);
    send.stopped.add(numbers[100]!).add(numbers[5]!);
    await send.sends.steer(send.partyId, send.sendId, ['paused'], 'going');
    await send.run();
    expect(send.numbers).toEqual(numbers.filter((_, index) => index !== 100).toSorted());
    expect(await send.view()).toMatchObject({ textTotal: COUNT - 1, textSent: COUNT - 1, textErrors: 0 });
    expect((await send.facts()).settled).toMatchObject([{ sent: COUNT - 1, returned: 1 }]);
  });

  it('texts nobody while contacts cannot say who has unsubscribed', async () => {
    await start();
    send.service.rpc.answer(contacts.calls.listUnsubscribed, () => {
      throw new CallError('unavailable');
    });
    await expect(send.run()).rejects.toMatchObject({ code: 'unavailable' });
    expect(send.provider.tried).toBe(0);
  });

  it('ends a cancelled send after the batch in flight, and returns the tokens of the rest', async () => {
    await start();
    send.provider.answer = async ({ to }) => {
      if (to === numbers[60]) await send.sends.steer(send.partyId, send.sendId, ['going'], 'cancelled');
      return { outcome: 'sent', reference: 'SM' };
    };
    await send.run();
    await send.run();
    expect(send.numbers).toHaveLength(100);
    expect(await send.view()).toMatchObject({ status: 'cancelled', textTotal: COUNT, textSent: 100, ended: true });
    expect((await send.facts()).settled).toMatchObject([{ size: COUNT, sent: 100, returned: 20 }]);
  });

  it('asks for a dead worker’s texts also when the send was cancelled, and sends no more', async () => {
    await start();
    await send.dieAt((to) => to === numbers[60], true);
    const taken = send.numbers.length;
    await send.sends.steer(send.partyId, send.sendId, ['going'], 'cancelled');
    await send.run();
    expect(send.numbers).toHaveLength(taken);
    expect(await send.view()).toMatchObject({ status: 'cancelled', textSent: taken, ended: true });
    expect((await send.facts()).settled).toMatchObject([{ sent: taken, returned: COUNT - taken }]);
  });

  it('goes on without the number of a co-host who was removed', async () => {
    await start(people, { textFrom: '+4540506070', startedBy: '1'.repeat(24) });
    const owner = { id: '2'.repeat(24), name: 'Ejer', email: 'ejer@post.example' };
    send.provider.answer = async ({ to }) => {
      if (to === numbers[10]) await send.sends.changeStarter(send.sendId, '1'.repeat(24), owner);
      return { outcome: 'sent', reference: 'SM' };
    };
    await expect(send.run()).rejects.toThrow(Deferred);
    await send.run();
    expect(send.numbers).toEqual(numbers.toSorted());
    expect(send.provider.texts.filter(({ from }) => from === '+4540506070')).toHaveLength(50);
  });

  it('stops when the party was deleted', async () => {
    await start();
    send.provider.answer = async ({ to }) => {
      if (to === numbers[10]) await send.sends.removeAll(send.partyId);
      return { outcome: 'sent', reference: 'SM' };
    };
    await send.run();
    expect(send.numbers).toHaveLength(50);
    await send.run();
    expect(send.numbers).toHaveLength(50);
  });
});
