import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { texted } from '@festlig/testing/messaging';
import type { TextHandover } from '../adapters/text-sender';
import { TextSend } from '../text-send.fixture';
import { referenceOf, ReportIntake } from '../work/report-intake';
import { SweepJob } from './sweep.job';
import { UnknownTextJob } from './unknown-text.job';

const COUNT = 60;
const people = texted(COUNT);
const numbers = people.map(({ phone }) => phone ?? '');
const MINUTE = 60_000;
const accepted: TextHandover = { outcome: 'sent', reference: 'SM' };

describe('a text to which the provider gave no answer', () => {
  let send: TextSend;
  /** The number of a text whose answer is lost: the provider has taken it, or not. */
  const [taken, lost] = [numbers[7]!, numbers[8]!];
  beforeEach(async () => {
    send = await TextSend.start(people);
    send.provider.answer = (text) => {
      if (text.to === taken) send.provider.take(text);
      return text.to === taken || text.to === lost ? { outcome: 'unknown' } : accepted;
    };
    await send.run();
    send.provider.answer = () => accepted;
  });
  afterEach(() => send.service.stop());

  const ask = () => send.service.app.get(UnknownTextJob, { strict: false }).run({ chunkId: send.chunkId });
  const report = (index: number, status: 'delivered' | 'failed') =>
    send.service.app
      .get(ReportIntake, { strict: false })
      .record(referenceOf(send.chunkId, index), status === 'failed' ? { status, reason: 'refused' } : { status });
  const sweep = async () => {
    send.queue.forget();
    await send.service.app.get(SweepJob, { strict: false }).sweep();
    return send.queue.ids;
  };

  it('counts as sent, ends its send and is never sent again', async () => {
    expect(await send.view()).toMatchObject({ status: 'finished', textSent: COUNT, textErrors: 0, ended: true });
    const tried = send.provider.tried;
    await send.run();
    for (const minutes of [1, 10, 100, 1000, 2000]) {
      send.service.clock.advance(minutes * MINUTE);
      await ask();
    }
    expect(send.provider.tried).toBe(tried);
    const { settled, invited } = await send.facts();
    expect(settled).toMatchObject([{ size: COUNT, sent: COUNT, returned: 0 }]);
    expect(invited).toContain(people[7]?.id);
    expect(invited).not.toContain(people[8]?.id);
  });

  it('is asked for after a minute, and is sent if the provider has it', async () => {
    expect(await sweep()).toEqual([]);
    send.service.clock.advance(MINUTE);
    expect(await sweep()).toEqual([send.chunkId]);
    await ask();
    expect((await send.facts()).invited).toContain(people[7]?.id);
    expect(await sweep()).toEqual([]);
    send.service.clock.advance(MINUTE);
    expect(await sweep()).toEqual([send.chunkId]);
  });

  it('has failed a day later if the provider still does not have it, and its token comes back once', async () => {
    send.service.clock.advance(25 * 60 * MINUTE);
    await ask();
    await ask();
    expect(await send.view()).toMatchObject({ textSent: COUNT - 1, textErrors: 1 });
    const { partyId, sendId } = send;
    const { returned, uninvited } = await send.facts();
    expect(returned).toEqual([{ partyId, sendId, chunk: 0, index: 8 }]);
    // Nobody was told that it had left.
    expect(uninvited).toEqual([]);
    send.service.clock.advance(25 * 60 * MINUTE);
    expect(await sweep()).toEqual([]);
  });

  it('stays unknown while the provider cannot say', async () => {
    send.provider.isAway = true;
    send.service.clock.advance(25 * 60 * MINUTE);
    await ask();
    expect(await send.view()).toMatchObject({ textSent: COUNT, textErrors: 0 });
    send.provider.isAway = false;
    send.service.clock.advance(60 * MINUTE);
    await ask();
    expect(await send.view()).toMatchObject({ textSent: COUNT - 1, textErrors: 1 });
  });

  it('is decided by a report, whichever comes first', async () => {
    await Promise.all([report(7, 'delivered'), report(8, 'failed'), report(8, 'failed')]);
    send.service.clock.advance(MINUTE);
    await ask();
    expect(await send.view()).toMatchObject({ textSent: COUNT - 1, textErrors: 1 });
    const { returned, invited } = await send.facts();
    expect(returned).toMatchObject([{ index: 8 }]);
    expect(invited.filter((id) => id === people[7]?.id)).toHaveLength(1);
  });
});

describe('a failure that the provider reports', () => {
  let send: TextSend;
  const fail = (index: number, status: 'failed' | 'undelivered' = 'failed') =>
    send.service.app
      .get(ReportIntake, { strict: false })
      .record(referenceOf(send.chunkId, index), { status, reason: 'number_unreachable' });
  beforeEach(async () => {
    send = await TextSend.start(people);
  });
  afterEach(() => send.service.stop());

  it.each(['failed', 'undelivered'] as const)(
    'takes the invitation back, once, whenever it is reported: %s',
    async (status) => {
      send.provider.answer = async ({ to }) => {
        if (to === numbers[55]) await Promise.all([fail(3, status), fail(55, status)]);
        return accepted;
      };
      await send.run();
      await Promise.all([fail(4, status), fail(3, status), fail(55, status)]);
      await fail(4, status);
      const { uninvited, invited } = await send.facts();
      // The result of the text in flight is recorded with its failure, so that it invites nobody; one that left does.
      const inFlight = status === 'failed' ? [] : [people[55]?.id];
      expect(uninvited.toSorted()).toEqual([people[3]?.id, people[4]?.id, ...inFlight]);
      expect(invited).toEqual(expect.arrayContaining(uninvited));
    },
  );

  it('takes back nothing of a message, which invites nobody', async () => {
    const { invitation } = (await send.sends.find(send.sendId))!;
    await send.service.stop();
    send = await TextSend.start(people, { invitation: { ...invitation, type: 'message' } });
    await send.run();
    await fail(3);
    expect(await send.facts()).toMatchObject({ returned: [{ index: 3 }], invited: [], uninvited: [] });
  });

  it('before the answer is in the sums of the chunk, and returns no token twice', async () => {
    send.provider.answer = async ({ to }) => {
      if (to === numbers[3]) await fail(3);
      return accepted;
    };
    await send.run();
    await fail(3);
    expect(await send.view()).toMatchObject({ status: 'finished', textSent: COUNT - 1, textErrors: 1 });
    const { settled, returned, invited } = await send.facts();
    expect(settled).toMatchObject([{ sent: COUNT - 1, returned: 1 }]);
    expect(returned).toEqual([]);
    expect(invited).not.toContain(people[3]?.id);
  });

  it('between two batches is in the sums of the chunk', async () => {
    send.provider.answer = async ({ to }) => {
      if (to === numbers[55]) await fail(3);
      return accepted;
    };
    await send.run();
    const { settled, returned } = await send.facts();
    expect(settled).toMatchObject([{ sent: COUNT - 1, returned: 1 }]);
    expect(returned).toEqual([]);
  });

  it('after the chunk has ended gives the token back, once, and changes what the host sees', async () => {
    await send.run();
    expect(await send.view()).toMatchObject({ status: 'finished', textSent: COUNT });
    await Promise.all([fail(3), fail(3), fail(4)]);
    await fail(3);
    expect(await send.view()).toMatchObject({ textSent: COUNT - 2, textErrors: 2 });
    const { returned } = await send.facts();
    expect(returned.map((data) => (data as unknown as { index: number }).index).toSorted()).toEqual([3, 4]);
  });
});
