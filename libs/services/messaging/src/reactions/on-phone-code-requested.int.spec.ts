import { identity, phoneCodeRequested } from '@festlig/contracts/identity';
import { RecordingQueue } from '@festlig/platform/queue/testing/recording-queue';
import { NUMBERS } from '@festlig/testing/messaging/text-sender.suite';
import { TestService } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { NoticeJob } from '../jobs/notice.job';
import { startMessaging } from '../messaging.fixture';
import { NoticeRepository } from '../store/notice.repository';
import { RecordingTextSender } from '../texts.fixture';

describe('a requested code for a phone', () => {
  const asked = { userId: 'b'.repeat(24), codeId: 'c'.repeat(24) };
  const queue = new RecordingQueue();
  let sender: RecordingTextSender;
  let service: TestService;
  /** The number to which the code goes; null when the code no longer works. */
  let phone: string | null;

  beforeEach(async () => {
    sender = new RecordingTextSender();
    phone = '+4520123456';
    service = await startMessaging({ sender, queue });
    service.rpc.answer(identity.calls.getPhoneCode, ({ userId, codeId }) => {
      const works = phone !== null && userId === asked.userId && codeId === asked.codeId;
      return { text: works ? { phone: phone ?? '', language: 'da' as const, code: '012345' } : null };
    });
  });
  afterEach(() => service.stop());

  const publish = () =>
    service.bus.publish([
      { id: 'fact-1', type: phoneCodeRequested.type, key: 'k', at: '2026-05-01T10:00:00.000Z', data: asked },
    ]);
  const run = () => service.app.get(NoticeJob, { strict: false }).run({ noticeId: 'fact-1' });
  const kept = () => service.app.get(NoticeRepository, { strict: false }).find('fact-1');

  it('is sent once as a text, however often the fact arrives', async () => {
    await publish();
    await run();
    await publish();
    await run();
    const body = '012345 er din kode hos Festlig. Den virker i 10 minutter. Giv den ikke til andre.';
    expect(sender.texts).toEqual([{ to: '+4520123456', body, validSeconds: 600 }]);
    expect(JSON.stringify(await kept())).not.toContain(asked.codeId);
  });

  it('is not sent when it has stopped working meanwhile', async () => {
    phone = null;
    await publish();
    await run();
    expect(sender.tried).toBe(0);
    expect(await kept()).toEqual({
      _id: 'fact-1',
      status: 'done',
      kind: 'phone-code',
      doneAt: service.clock.now(),
    });
  });

  it('is tried a few times and then left to the queue while the provider does not accept it', async () => {
    phone = NUMBERS.busy;
    await publish();
    await expect(run()).rejects.toThrow('busy');
    expect(sender.tried).toBe(3);
    sender.answer = () => ({ outcome: 'sent', reference: 'SM1' });
    await run();
    expect(sender.texts).toHaveLength(1);
  });

  it('is not sent again when nobody knows whether it was sent', async () => {
    sender.answer = () => ({ outcome: 'unknown' });
    await publish();
    await run();
    await run();
    expect(sender.tried).toBe(1);
    expect(await kept()).toMatchObject({ status: 'done' });
  });

  it('is given up for a number that takes no texts', async () => {
    phone = NUMBERS.takesNoTexts;
    await publish();
    await run();
    expect([sender.tried, sender.texts]).toEqual([1, []]);
    expect(await kept()).toMatchObject({ status: 'done' });
  });
});
