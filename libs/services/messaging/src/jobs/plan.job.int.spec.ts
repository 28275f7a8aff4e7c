import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { CallError } from '@festlig/platform/errors';
import { Queue } from '@festlig/platform/queue';
import { RecordingQueue } from '@festlig/platform/queue/testing/recording-queue';
import { answerWithGuests, guests, mailed, messagingEnvironment } from '@festlig/testing/messaging';
import { TestService } from '@festlig/testing/service';
import { Mailer } from '../adapters/mailer';
import { RecordingMailer } from '../mailer.fixture';
import { MessagingWorkerModule } from '../messaging.module';
import { aSend } from '../send.fixture';
import { ChunkRepository } from '../store/chunk.repository';
import { RecipientsRepository } from '../store/recipients.repository';
import { SendRepository } from '../store/send.repository';
import { SendCompletion } from '../work/send-completion';
import { PlanJob } from './plan.job';
import { SweepJob } from './sweep.job';

describe('planning a send', () => {
  const sendId = 'b'.repeat(24);
  const list = guests(1200);
  const queue = new RecordingQueue();
  const added = () => [...new Set(queue.ids)];
  let service: TestService;
  const plan = () => service.app.get(PlanJob, { strict: false }).run({ sendId });
  const sends = () => service.app.get(SendRepository, { strict: false });
  const planned = async () => {
    const recipients = service.app.get(RecipientsRepository, { strict: false });
    const last = await recipients.last(sendId);
    const chunks = Array.from({ length: (last?.n ?? -1) + 1 }, (_, n) => recipients.entries(sendId, n));
    return (await Promise.all(chunks)).map((entries) => entries.map(({ id }) => id));
  };

  beforeEach(async () => {
    queue.forget();
    service = await TestService.start({
      service: 'messaging',
      module: MessagingWorkerModule,
      now: '2026-05-01T10:00:00Z',
      environment: messagingEnvironment(),
      replace: [
        [Mailer, new RecordingMailer()],
        [Queue, queue],
      ],
    });
    await sends().create(aSend({ _id: sendId, createdAt: service.clock.now() }));
  });
  afterEach(() => service.stop());

  it('puts every recipient into one chunk of at most 500, and queues a job for each chunk', async () => {
    answerWithGuests(service.rpc, list);
    await plan();
    const chunks = await planned();
    expect(chunks.map((chunk) => chunk.length)).toEqual([500, 500, 200]);
    expect(chunks.flat()).toEqual(list.map(({ id }) => id));
    expect(added()).toEqual([0, 1, 2].map((n) => `${sendId}-${n}`));
    expect(await sends().find(sendId)).toMatchObject({ planned: true, total: 1200 });
  });

  it('continues exactly where it was interrupted, although the guest list has changed meanwhile', async () => {
    let pages = 0;
    answerWithGuests(service.rpc, list);
    service.rpc.answer(contacts.calls.listAudience, ({ after, limit }) => {
      if (++pages > 2) throw new CallError('unavailable');
      const left = list.filter(({ id }) => after === null || id > after);
      return { people: mailed(left.slice(0, limit)), next: left[limit - 1]?.id ?? null };
    });
    await expect(plan()).rejects.toThrow();
    expect(await planned()).toHaveLength(2);

    const gone = list[3]?.id;
    answerWithGuests(
      service.rpc,
      list.filter(({ id }) => id !== gone),
    );
    await plan();
    expect((await planned()).flat()).toEqual(list.map(({ id }) => id));
  });

  it('fills chunks from pages that are shorter than requested', async () => {
    service.rpc.answer(contacts.calls.listAudience, ({ after }) => {
      const from = after === null ? 0 : list.findIndex(({ id }) => id === after) + 1;
      const recipients = list.slice(from, from + 70);
      return { people: mailed(recipients), next: from + 70 < 1200 ? (recipients.at(-1)?.id ?? null) : null };
    });
    await plan();
    expect((await planned()).flat()).toHaveLength(1200);
    expect(new Set((await planned()).flat()).size).toBe(1200);
  });

  it('gives the same plan when two workers run it at the same time', async () => {
    answerWithGuests(service.rpc, list);
    await Promise.all([plan(), plan()]);
    expect((await planned()).flat()).toEqual(list.map(({ id }) => id));
    expect(await sends().find(sendId)).toMatchObject({ planned: true, total: 1200 });
  });

  it('continues from a chunk that another worker froze, although it has read another audience', async () => {
    const page = (people: typeof list, after: string | null, limit: number) => {
      const left = people.filter(({ id }) => after === null || id > after);
      const next = left.length > limit ? (left[limit - 1]?.id ?? null) : null;
      return { people: mailed(left.slice(0, limit)), next };
    };
    let [asked, alone] = [0, false];
    service.rpc.answer(contacts.calls.listAudience, async ({ after, limit }) => {
      if (++asked > 1) {
        if (after !== null && !alone) throw new CallError('unavailable');
        return page(list, after, limit);
      }
      // Another worker freezes the first chunk and is interrupted, between this worker's read and its write.
      await expect(plan()).rejects.toThrow();
      alone = true;
      return page(list.slice(0, 100), after, limit);
    });
    await plan();
    expect((await planned()).flat()).toEqual(list.map(({ id }) => id));
    expect(await sends().find(sendId)).toMatchObject({ planned: true, total: 1200 });
  });

  it('keeps the send running while its first chunk is already sent and the plan has not ended', async () => {
    answerWithGuests(service.rpc, list);
    const chunks = service.app.get(ChunkRepository, { strict: false });
    const recipients = service.app.get(RecipientsRepository, { strict: false });
    const freeze = recipients.freeze.bind(recipients);
    recipients.freeze = async (next) => {
      if (next.n === 1) {
        await chunks.close(`${sendId}-0`, 0);
        await service.app.get(SendCompletion, { strict: false }).finishIfDone(sendId);
      }
      return freeze(next);
    };
    await plan();
    expect((await planned()).flat()).toHaveLength(1200);
    const send = await sends().find(sendId);
    expect(send).toMatchObject({ planned: true, total: 1200, active: true });
    expect(send?.endedAt ?? null).toBeNull();
  });

  it('stores unsubscribed guests apart from recipients', async () => {
    const [first, second, third] = list;
    const people = [first, second, third].flatMap((each) => each ?? []);
    service.rpc.answer(contacts.calls.listAudience, () => ({
      people: mailed(people.slice(0, 1), people.slice(1)),
      next: null,
    }));
    await plan();
    expect(await planned()).toEqual([[first?.id]]);
    const everybody = await service.app.get(RecipientsRepository, { strict: false }).everybody(sendId, [0]);
    expect(everybody.get(0)?.map(({ id }) => id)).toEqual(people.map(({ id }) => id));
  });

  it('stops when the send is cancelled', async () => {
    service.rpc.answer(contacts.calls.listAudience, async ({ after, limit }) => {
      if (after !== null) await sends().steer('a'.repeat(24), sendId, ['going'], 'cancelled');
      const left = list.filter(({ id }) => after === null || id > after);
      return { people: mailed(left.slice(0, limit)), next: left[limit - 1]?.id ?? null };
    });
    await plan();
    expect((await planned()).map((chunk) => chunk.length)).toEqual([500, 500, 0]);
    expect(await sends().find(sendId)).toMatchObject({ planned: true, total: 1000 });
    await service.app.get(PlanJob, { strict: false }).run({ sendId });
    expect(await sends().find(sendId)).toMatchObject({ planned: true, total: 1000 });
  });

  it('ends a send without recipients', async () => {
    answerWithGuests(service.rpc, []);
    await plan();
    expect(await sends().find(sendId)).toMatchObject({ planned: true, total: 0, endedAt: service.clock.now() });
  });

  it('is queued again by the sweeper when it never started', async () => {
    const sweeper = service.app.get(SweepJob, { strict: false });
    await sweeper.sweep();
    expect(added()).toEqual([]);
    service.clock.advance(20_000);
    await sweeper.sweep();
    expect(added()).toEqual([sendId]);
  });
});
