import { paymentSentBack } from '@festlig/contracts/billing';
import type { DataOf } from '@festlig/contracts/define';
import { identity } from '@festlig/contracts/identity';
import { party } from '@festlig/contracts/party';
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
  runNotice,
  startBuyerMails,
} from '../buyer.fixture';
import { RecordingMailer, wordsOf } from '../mailer.fixture';

type SentBack = DataOf<typeof paymentSentBack>;

describe('money that went back to its buyer', () => {
  let mailer: RecordingMailer;
  let service: TestService;
  const tell = async (changes: Partial<SentBack> = {}) => {
    const money = { kind: 'plan', amount: 14_900, isAll: true, why: 'had' } as const;
    const data: SentBack = { ...money, partyId, paymentId, ...changes };
    await service.bus.publish([
      { id: FACT, type: paymentSentBack.type, key: partyId, at: '2026-05-01T10:00:00.000Z', data },
    ]);
    await runNotice(service);
    return wordsOf(mailer.mails[0]?.mime ?? '');
  };
  beforeEach(async () => {
    mailer = new RecordingMailer();
    service = await startBuyerMails(mailer);
  });
  afterEach(() => service.stop());

  it('is told to the buyer, once, with what was paid, why it went back and the receipt (rule: payment-sent-back-mailed)', async () => {
    await tell();
    const words = await tell();
    expect(mailer.to).toEqual([buyer.email]);
    expect(words).toContain('Du har betalt 149,00 kr. for Festlig Premium til ”Sofie bit.\u200Bly/40”.');
    expect(words).toContain(
      'Festen havde det allerede, så betalingen blev ikke brugt, og hele beløbet er ført tilbage',
    );
    expect(words).toContain('Det ændrer ikke noget ved festen.');
    expect(words).toContain('https://festlig.example/Sofiefst/plan');
    expect(words).toContain('filename="kvittering-Kv1tter1.pdf"');
    expect(words).toContain(pdf.slice(0, 70));
    expect(await noticeStatus(service)).toBe('done');
  });

  it.each<[Partial<SentBack>, string]>([
    [
      { why: 'refund' },
      'Your payment of DKK 149.00 for Festlig Premium for “Sofie bit.\u200Bly/40” was refunded to your card',
    ],
    [{ why: 'refund' }, 'The event no longer has the plan that the payment gave.'],
    [{ why: 'refund', amount: 4_900, isAll: false }, 'DKK 49.00 of your payment of DKK 149.00 for Festlig Premium'],
    [{ why: 'refund', amount: 4_900, isAll: false }, 'The event keeps its plan.'],
    [{ why: 'dispute', kind: 'token' }, 'Your bank has taken back DKK 149.00'],
    [{ why: 'dispute', kind: 'token' }, 'Subject: Your bank has taken a payment back'],
    [{ why: 'refund' }, 'Subject: Refund: '],
    [
      { why: 'dispute', kind: 'token' },
      'The text messages that the payment gave were removed from the event’s account',
    ],
    [{ why: 'refund', kind: 'unlimited_photos' }, 'no longer lifts the limit on the event’s photos'],
    [{ why: 'discount_used' }, 'the discount in it had been used'],
  ])('is told in the language of the payment: %j', async (changes, words) => {
    await service.stop();
    service = await startBuyerMails(mailer, 'en');
    expect(await tell(changes)).toContain(words);
  });

  it('is told to the buyer of a party that is deleted, with a link to the other parties', async () => {
    service.rpc.answer(party.calls.describeParty, missing);
    const words = await tell({ why: 'party_gone' });
    expect(words).toContain('Du har betalt 149,00 kr. for Festlig Premium. Festen var slettet, da betalingen kom');
    expect(words).toContain('https://festlig.example/da/parties');
  });

  it('is told to nobody when the account of the buyer is deleted', async () => {
    service.rpc.answer(identity.calls.getUser, missing);
    await tell();
    expect([mailer.mails, await noticeStatus(service)]).toEqual([[], 'done']);
  });
});
