import { billing, paymentCompleted } from '@festlig/contracts/billing';
import { identity } from '@festlig/contracts/identity';
import { CallError, RemoteFailure, toFailure } from '@festlig/platform/errors';
import { Queue } from '@festlig/platform/queue';
import { RecordingQueue } from '@festlig/platform/queue/testing/recording-queue';
import { messagingEnvironment } from '@festlig/testing/messaging';
import { aUser, TestService } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { Mailer } from '../adapters/mailer';
import { NoticeJob } from '../jobs/notice.job';
import { RecordingMailer } from '../mailer.fixture';
import { MessagingModule, MessagingWorkerModule } from '../messaging.module';
import { NoticeRepository } from '../store/notice.repository';

@Module({ imports: [MessagingModule, MessagingWorkerModule] })
class Both {}

describe('a payment', () => {
  const buyer = aUser({ name: 'Karen', email: 'karen@festlig.example' });
  const [partyId, paymentId] = ['a'.repeat(24), 'b'.repeat(24)];
  const pdf = Buffer.from(`%PDF-1.3 ${'a receipt '.repeat(50)}`).toString('base64');
  let mailer: RecordingMailer;
  let service: TestService;
  const publish = () =>
    service.bus.publish([
      {
        id: 'fact-1',
        type: paymentCompleted.type,
        key: partyId,
        at: '2026-05-01T10:00:00.000Z',
        data: { kind: 'plan', plan: 'premium', paymentId, partyId, amount: 14_900, currency: 'dkk' },
      },
    ]);
  const run = () => service.app.get(NoticeJob, { strict: false }).run({ noticeId: 'fact-1' });
  const missing = () => {
    throw new RemoteFailure(toFailure(new CallError('not_found'), 'id'));
  };
  const statusNow = async () => (await service.app.get(NoticeRepository, { strict: false }).find('fact-1'))?.status;
  beforeEach(async () => {
    mailer = new RecordingMailer();
    service = await TestService.start({
      service: 'messaging',
      module: Both,
      now: '2026-05-01T10:00:00Z',
      environment: messagingEnvironment(),
      replace: [
        [Mailer, mailer],
        [Queue, new RecordingQueue()],
      ],
    });
    service.rpc.answer(identity.calls.getUser, () => buyer);
    const sold = { buyerId: buyer.id, partyId, language: 'da', number: 'Kv1tter1', currency: 'dkk' } as const;
    service.rpc.answer(billing.calls.makeReceipt, () => ({
      receipt: { ...sold, name: 'Festlig Premium', amount: 14_900, pdf },
    }));
  });
  afterEach(() => service.stop());

  it('mails its buyer the receipt as a PDF, once (rule: receipt-mailed)', async () => {
    await publish();
    await run();
    await publish();
    await run();
    expect(mailer.to).toEqual([buyer.email]);
    const [{ mime } = { mime: '' }] = mailer.mails;
    expect(mime).toContain('Subject: Kvittering: Festlig Premium');
    expect(mime.replaceAll('=\r\n', '')).toContain(`https://festlig.example/${partyId}/plan`);
    const boundary = /^Content-Type: multipart\/mixed; boundary="([^"]+)"/m.exec(mime)?.[1] ?? '';
    const parts = mime.split(`--${boundary}`);
    expect(parts).toHaveLength(4);
    expect(parts[1]).toContain('Content-Type: multipart/alternative');
    expect(parts[2]).toContain('Content-Disposition: attachment; filename="kvittering-Kv1tter1.pdf"');
    const lines = (parts[2]?.split('\r\n\r\n')[1] ?? '').trim().split('\r\n');
    expect(lines.join('')).toBe(pdf);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(76);
    expect(parts[3]).toBe('--\r\n');
  });

  it('mails nothing when the payment or the buyer is gone', async () => {
    service.rpc.answer(identity.calls.getUser, missing);
    await publish();
    await run();
    expect([mailer.mails, await statusNow()]).toEqual([[], 'done']);
  });

  it('waits while billing does not answer', async () => {
    service.rpc.answer(billing.calls.makeReceipt, () => {
      throw new CallError('unavailable');
    });
    await publish();
    await expect(run()).rejects.toMatchObject({ code: 'unavailable' });
    expect(await statusNow()).toBe('due');
  });
});
