import { billing, paymentCompleted } from '@festlig/contracts/billing';
import { identity } from '@festlig/contracts/identity';
import { CallError } from '@festlig/platform/errors';
import type { TestService } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  buyer,
  FACT,
  missing,
  noticeStatus,
  partyId,
  paymentId,
  pdf,
  runNotice as run,
  startBuyerMails,
} from '../buyer.fixture';
import { RecordingMailer, wordsOf } from '../mailer.fixture';

describe('a payment', () => {
  let mailer: RecordingMailer;
  let service: TestService;
  const publish = () =>
    service.bus.publish([
      {
        id: FACT,
        type: paymentCompleted.type,
        key: partyId,
        at: '2026-05-01T10:00:00.000Z',
        data: { kind: 'plan', plan: 'premium', paymentId, partyId, amount: 14_900, currency: 'dkk' },
      },
    ]);
  beforeEach(async () => {
    mailer = new RecordingMailer();
    service = await startBuyerMails(mailer);
  });
  afterEach(() => service.stop());

  it('mails its buyer the receipt as a PDF, once (rule: receipt-mailed)', async () => {
    await publish();
    await run(service);
    await publish();
    await run(service);
    expect(mailer.to).toEqual([buyer.email]);
    const [{ mime } = { mime: '' }] = mailer.mails;
    expect(mime).toContain('Subject: Kvittering: Festlig Premium');
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

  it('says in the mail what was paid for which party with its tax, and links to the party by its short id', async () => {
    await publish();
    await run(service);
    const words = wordsOf(mailer.mails[0]?.mime ?? '');
    // A title makes no link in a mail program.
    expect(words).toContain('Du har betalt 149,00 kr. for Festlig Premium til ”Sofie bit.\u200Bly/40”.');
    expect(words).toContain('Heraf er 29,80 kr. moms (25 %).');
    expect(words).toContain('https://festlig.example/Sofiefst/plan');
    expect(words).not.toContain(partyId);
  });

  it('mails nothing when the payment or the buyer is gone', async () => {
    service.rpc.answer(identity.calls.getUser, missing);
    await publish();
    await run(service);
    expect([mailer.mails, await noticeStatus(service)]).toEqual([[], 'done']);
  });

  it('waits while billing does not answer', async () => {
    service.rpc.answer(billing.calls.makeReceipt, () => {
      throw new CallError('unavailable');
    });
    await publish();
    await expect(run(service)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await noticeStatus(service)).toBe('due');
  });
});
