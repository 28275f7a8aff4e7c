import { afterEach, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { CallError } from '@festlig/platform/errors';
import { answerWithPeople, texted } from '@festlig/testing/messaging';
import { ChunkJob } from '../jobs/chunk.job';
import { PlanJob } from '../jobs/plan.job';
import { DeliveryListRepository } from '../store/delivery-list.repository';
import { QuotaRepository } from '../store/quota.repository';
import { aSend } from '../send.fixture';
import { TextSend } from '../text-send.fixture';

/** 1100 guests who get both, and every third after them only a mail. */
const people = texted(1100, 'mail').map((person, index) =>
  index % 3 === 2 ? { ...person, phone: null, text: 'none' as const } : person,
);
const texts = people.filter(({ text }) => text === 'text').length;
const account = { userId: '1'.repeat(24), inbox: 'the-inbox' };

describe('the texts of a send that exceeds the mails of the day (rule: sending-quota)', () => {
  let send: TextSend;
  afterEach(() => send.service.stop());

  const jobs = () => send.service.app;
  const plan = (sendId: string) => jobs().get(PlanJob, { strict: false }).run({ sendId });
  const used = () => jobs().get(QuotaRepository, { strict: false }).used(account, send.service.clock.now());
  const work = async () => {
    for (const n of [0, 1, 2]) {
      await jobs()
        .get(ChunkJob, { strict: false })
        .run({ chunkId: `${send.sendId}-${n}` });
      await send.run(n);
    }
  };
  const start = (limit: number, tokens = texts) => TextSend.start(people, { quota: { ...account, limit }, tokens });

  it('all leave, also those of guests whose mails wait, and the mails are those of the day', async () => {
    send = await start(600);
    expect(await used()).toBe(600);
    expect(await send.facts()).toMatchObject({ planned: [{ texts }] });
    await work();
    expect(await send.view()).toMatchObject({
      status: 'finished',
      limited: true,
      total: 600,
      emailsSent: 600,
      textTotal: texts,
      textSent: texts,
      unpaid: 0,
      // Midnight in Copenhagen.
      left: { guests: 500, from: '2026-05-01T22:00:00.000Z' },
    });
    expect(send.numbers).toEqual(people.flatMap(({ phone }) => phone ?? []).toSorted());
    expect(await used()).toBe(600);
    const sizes = await jobs().get(DeliveryListRepository, { strict: false }).sizes(send.sendId);
    // Who waits for a mail and gets no text is not among the deliveries yet.
    const waiting = people.filter(({ text }, index) => index >= 600 && text === 'none').length;
    expect(sizes.reduce((sum, { rows }) => sum + rows, 0)).toBe(people.length - waiting);
  });

  it('all leave on a day without any mail left', async () => {
    send = await start(0);
    await work();
    expect(await send.view()).toMatchObject({
      status: 'finished',
      limited: true,
      total: 0,
      textSent: texts,
      left: { guests: people.length },
    });
    expect(await used()).toBe(0);
  });

  it('stay within the reserved tokens, and those beyond them are said not to be paid for', async () => {
    send = await start(600, 500);
    await work();
    expect(await send.view()).toMatchObject({ total: 600, textSent: 500, unpaid: texts - 500 });
    expect(send.numbers).toHaveLength(500);
  });

  it('are planned once when the plan is interrupted after the mails were used up', async () => {
    send = await TextSend.start([]);
    const { rpc } = send.service;
    answerWithPeople(rpc, people);
    let pages = 0;
    rpc.answer(contacts.calls.listAudience, ({ after, limit }) => {
      if (++pages === 3) throw new CallError('unavailable');
      const left = people.filter(({ id }) => after === null || id > after);
      const page = left.slice(0, limit);
      return { people: page, next: left.length > limit ? (page.at(-1)?.id ?? null) : null };
    });
    const quota = { ...account, limit: 300 };
    const sendId = 'd'.repeat(24);
    const ofTexts = { text: 'Kom ((name))', tokens: texts, quota, idempotencyKey: 'press-two' };
    await send.sends.create(aSend({ _id: sendId, createdAt: send.service.clock.now(), ...ofTexts }));
    await expect(plan(sendId)).rejects.toThrow();
    expect(await send.sends.find(sendId)).toMatchObject({ planned: false, limited: true });
    await Promise.all([plan(sendId), plan(sendId)]);
    expect(await send.sends.find(sendId)).toMatchObject({ planned: true, total: 300, textTotal: texts, reached: 1100 });
    expect(await used()).toBe(300);
  });
});
