import { messagingEnvironment } from '@festlig/testing/messaging';
import { TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { TextReport } from '../adapters/text-sender';
import { MessagingModule } from '../messaging.module';
import { type ChunkDocument, CHUNKS, chunkIdOf } from '../store/chunk.schema';
import { RECIPIENTS, type RecipientsDocument } from '../store/recipients.schema';
import { type SendDocument, SENDS } from '../store/send.schema';
import { referenceOf, ReportIntake } from './report-intake';

const sendId = 'b'.repeat(24);
const chunkId = chunkIdOf(sendId, 3, 'text');
const gone: TextReport = { status: 'failed', reason: 'refused' };
const lost: TextReport = { status: 'undelivered', reason: 'number_unreachable' };

describe('reports of what became of texts', () => {
  let service: TestService;
  let chunks: Model<ChunkDocument>;
  beforeAll(async () => {
    service = await TestService.start({
      service: 'messaging',
      module: MessagingModule,
      now: '2026-05-01T10:00:00Z',
      environment: messagingEnvironment(),
    });
    chunks = service.app.get<Model<ChunkDocument>>(getModelToken(CHUNKS), { strict: false });
    const sends = service.app.get<Model<SendDocument>>(getModelToken(SENDS), { strict: false });
    await sends.collection.insertOne({
      _id: sendId,
      partyId: 'a'.repeat(24),
      invitation: { type: 'message' },
    } as never);
    const recipients = service.app.get<Model<RecipientsDocument>>(getModelToken(RECIPIENTS), { strict: false });
    const entries = Array.from({ length: 20 }, () => ({ id: 'c'.repeat(24), phone: '+4520123456', mail: 'none' }));
    await recipients.collection.insertOne({ _id: `${sendId}-3`, sendId, n: 3, entries, unsubscribed: [] } as never);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    await chunks.deleteMany({});
    await insert({});
  });

  /** A chunk with the texts 10 to 19, of which 18 and 19 were not handed over. */
  const insert = async (more: object) => {
    const past = new Date('2026-05-01T09:00:00Z');
    const work = {
      from: 10,
      size: 10,
      next: 18,
      again: [],
      inFlight: null,
      sent: 8,
      failed: 0,
      failures: [],
      done: false,
    };
    const lease = { attempt: 1, worker: null, leaseUntil: past, sweepAt: past, touchedAt: past, createdAt: past };
    const document = { _id: chunkId, sendId, n: 3, channel: 'text', unsubscribed: 0, marks: [], outbox: [] };
    await chunks.replaceOne({ _id: chunkId }, { ...document, ...work, ...lease, ...more } as never, { upsert: true });
  };
  const reports = () => service.app.get(ReportIntake, { strict: false });
  const report = (index: number, told: TextReport) => reports().record(referenceOf(chunkId, index), told);
  const chunk = () => chunks.findOne({ _id: chunkId }).lean().orFail();

  it('are recorded once, however often and in whatever order they arrive', async () => {
    const told = [
      ...[10, 11, 12].map((index) => [index, { status: 'delivered' }] as const),
      ...[10, 11, 12].map((index) => [index, { status: 'sent' }] as const),
      ...[13, 13, 13].map((index) => [index, lost] as const),
    ];
    await Promise.all([...told, ...told.toReversed()].map(([index, each]) => report(index, each)));
    await report(11, lost);
    expect(await chunk()).toMatchObject({
      delivered: [10, 11, 12],
      lost: [{ index: 13, reason: 'number_unreachable' }],
      sent: 8,
      failed: 0,
    });
  });

  it('take a text that never left from the sum of its chunk, once', async () => {
    await Promise.all([report(14, gone), report(14, gone)]);
    await report(14, gone);
    expect(await chunk()).toMatchObject({
      sent: 7,
      failed: 1,
      revision: 1,
      failures: [{ index: 14, reason: 'refused' }],
    });
  });

  it('arrive before the answer: the worker that waits for it finds what they say', async () => {
    await insert({ inFlight: [16, 17], next: 18, sent: 6 });
    await Promise.all([report(16, gone), report(17, { status: 'delivered' })]);
    expect(await chunk()).toMatchObject({
      early: [{ index: 16, reason: 'refused' }],
      delivered: [17],
      sent: 6,
      failed: 0,
      failures: [],
    });
  });

  it('tell of texts that nobody knew of', async () => {
    const at = new Date('2026-05-01T09:30:00Z');
    await insert({ unknown: [11, 12, 13, 14].map((index) => ({ index, since: at, askAt: at })), done: true });
    await Promise.all([report(11, { status: 'sent' }), report(12, { status: 'delivered' }), report(13, gone)]);
    const { unknown, sent, failed, delivered } = await chunk();
    expect(unknown?.map(({ index }) => index)).toEqual([14]);
    expect({ sent, failed, delivered }).toEqual({ sent: 7, failed: 1, delivered: [12] });
  });

  it('lose nothing when the worker writes to the chunk at the same time', async () => {
    const worker = (async () => {
      for (let turn = 0; turn < 40; turn++)
        await chunks.updateOne({ _id: chunkId }, { $inc: { sent: 1, revision: 1 } });
    })();
    await Promise.all([10, 11, 12, 13, 14].map((index) => report(index, gone)));
    await worker;
    expect(await chunk()).toMatchObject({ sent: 43, failed: 5 });
  });

  it.each([
    ['another party’s send that does not exist', `${'c'.repeat(24)}-0-t:1`],
    ['a chunk that does not exist', `${sendId}-9-t:1`],
    ['a chunk of mails', `${sendId}-3:11`],
    ['a text before the chunk', referenceOf(chunkId, 9)],
    ['a text that was not handed over', referenceOf(chunkId, 18)],
    ['a text behind the chunk', referenceOf(chunkId, 20)],
    ['something else', 'x'.repeat(100)],
    ['nothing', ''],
  ])('have no effect for %s', async (_, reference) => {
    const before = await chunk();
    await reports().record(reference, gone);
    expect(await chunk()).toEqual(before);
  });
});
