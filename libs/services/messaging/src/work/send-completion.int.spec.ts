import { texted } from '@festlig/testing/messaging';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { chunkIdOf } from '../store/chunk.schema';
import { TextSend } from '../text-send.fixture';
import { referenceOf, ReportIntake } from './report-intake';

/** More texts than one chunk has. */
const COUNT = 620;
const FIRST = 500;
const people = texted(COUNT);

describe('the sums of a send whose texts are lost while it runs', () => {
  let send: TextSend;
  beforeEach(async () => {
    send = await TextSend.start(people);
  });
  afterEach(() => send.service.stop());

  const report = (index: number, status: 'undelivered' | 'failed') =>
    send.service.app
      .get(ReportIntake, { strict: false })
      .record(referenceOf(chunkIdOf(send.sendId, 0, 'text'), index), { status, reason: 'number_unreachable' });

  it('count the texts of every chunk, also when one of the first chunk is lost before the next begins', async () => {
    await send.run(0);
    await report(3, 'undelivered');
    await report(4, 'failed');
    expect(await send.view()).toMatchObject({ status: 'sending', textSent: FIRST - 2, textErrors: 1, textLost: 1 });
    await send.run(1);
    const ended = { status: 'finished', textTotal: COUNT, textSent: COUNT - 2, textErrors: 1, textLost: 1 };
    expect(await send.view()).toMatchObject(ended);
    await report(5, 'undelivered');
    expect(await send.view()).toMatchObject({ ...ended, textSent: COUNT - 3, textLost: 2 });
  });

  it('count a text that is lost while the send ends', async () => {
    await send.run(0);
    const finish = send.sends.finish.bind(send.sends);
    send.sends.finish = async (id, counts, endedAt) => {
      await report(6, 'undelivered');
      return finish(id, counts, endedAt);
    };
    await send.run(1);
    expect(await send.view()).toMatchObject({ status: 'finished', textSent: COUNT - 1, textErrors: 0, textLost: 1 });
  });
});
