import { afterEach, describe, expect, it } from '@jest/globals';
import { texted } from '@festlig/testing/messaging';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { OutgoingText } from '../adapters/text-sender';
import { type ChunkDocument, CHUNKS } from '../store/chunk.schema';
import { TextChunkRepository } from '../store/text-chunk.repository';
import { DOUBT, TextSend } from '../text-send.fixture';
import { referenceOf, ReportIntake } from './report-intake';

const COUNT = 120;
const people = texted(COUNT);
const numbers = people.map(({ phone }) => phone ?? '');

describe('a batch of texts in doubt', () => {
  let send: TextSend;
  const start = async () => (send = await TextSend.start(people));
  const chunk = () =>
    send.service.app
      .get<Model<ChunkDocument>>(getModelToken(CHUNKS), { strict: false })
      .findOne({ _id: send.chunkId })
      .lean()
      .orFail();
  afterEach(() => send.service.stop());

  const failRecordingOf = (inFlight: number, times: number, hasEffect: boolean) => {
    const texts = send.service.app.get(TextChunkRepository, { strict: false });
    const advance = texts.advance.bind(texts);
    let failed = 0;
    texts.advance = async (leased, partyId, results) => {
      const handedOver = [...results.sent, ...results.unknown.map(({ index }) => index)];
      if (!handedOver.includes(inFlight) || failed++ >= times) return advance(leased, partyId, results);
      if (hasEffect) await advance(leased, partyId, results);
      throw new Error('the connection was lost');
    };
  };

  it.each([true, false])(
    'is counted once when its first record fails after having an effect: %s',
    async (hasEffect) => {
      await start();
      failRecordingOf(60, 1, hasEffect);
      await send.run();
      expect(send.numbers).toEqual(numbers.toSorted());
      expect(await send.view()).toMatchObject({ status: 'finished', textSent: COUNT, textErrors: 0 });
      expect((await send.facts()).settled).toMatchObject([{ size: COUNT, sent: COUNT, returned: 0 }]);
    },
  );

  it('is not sent again while the provider may still come to list a text of it, when it could not be recorded', async () => {
    await start();
    const timedOut: OutgoingText[] = [];
    send.provider.answer = (text) => {
      if (text.to !== numbers[60]) return { outcome: 'sent', reference: 'SM' };
      timedOut.push(text);
      return { outcome: 'unknown' };
    };
    failRecordingOf(60, 4, false);
    await expect(send.run()).rejects.toThrow('the connection was lost');
    const before = send.provider.tried;
    await send.run();
    send.service.clock.advance(DOUBT - 1);
    await send.run();
    expect(send.provider.tried).toBe(before);
    expect((await chunk()).inFlight).toContain(60);
    send.provider.take(timedOut[0]!);
    await send.run();
    expect(send.numbers).toEqual(numbers.toSorted());
    expect(await send.view()).toMatchObject({ status: 'finished', textSent: COUNT, textErrors: 0 });
  });

  it('is settled by reports of its texts, without asking the provider for those', async () => {
    await start();
    await send.dieAt((to) => to === numbers[60], true);
    const reports = send.service.app.get(ReportIntake, { strict: false });
    const inFlight = (await chunk()).inFlight ?? [];
    const [first = 0, second = 0, third = 0] = inFlight;
    await reports.record(referenceOf(send.chunkId, first), { status: 'delivered' });
    await reports.record(referenceOf(send.chunkId, second), { status: 'undelivered', reason: 'refused' });
    await reports.record(referenceOf(send.chunkId, third), { status: 'failed', reason: 'refused' });
    const before = send.numbers;
    const asked: string[] = [];
    const find = send.provider.find.bind(send.provider);
    send.provider.find = (text) => {
      asked.push(text.to);
      return find(text);
    };
    await send.run();
    for (const index of [first, second, third]) expect(asked).not.toContain(numbers[index]);
    expect(asked).toHaveLength(inFlight.length - 3);
    expect(send.numbers.length).toBeGreaterThan(before.length);
    expect(send.numbers).toEqual(numbers.toSorted());
    expect(await send.view()).toMatchObject({ status: 'finished', textSent: COUNT - 2, textErrors: 1, textLost: 1 });
  });
});
