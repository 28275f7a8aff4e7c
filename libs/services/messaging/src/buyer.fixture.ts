import { billing } from '@festlig/contracts/billing';
import { identity } from '@festlig/contracts/identity';
import { party } from '@festlig/contracts/party';
import { CallError, RemoteFailure, toFailure } from '@festlig/platform/errors';
import { describedParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { NoticeJob } from './jobs/notice.job';
import type { RecordingMailer } from './mailer.fixture';
import { startMessaging } from './messaging.fixture';
import { NoticeRepository } from './store/notice.repository';

export const buyer = aUser({ name: 'Karen', email: 'karen@festlig.example' });
export const [partyId, paymentId] = ['a'.repeat(24), 'b'.repeat(24)];
export const pdf = Buffer.from(`%PDF-1.3 ${'a receipt '.repeat(50)}`).toString('base64');
/** The id of the fact that a test publishes, and so of its notice. */
export const FACT = 'fact-1';

/** Messaging, with a party for which a buyer has paid 149 kr. for Premium. */
export async function startBuyerMails(mailer: RecordingMailer, language: 'da' | 'en' = 'da'): Promise<TestService> {
  const service = await startMessaging({ mailer });
  service.rpc.answer(identity.calls.getUser, () => buyer);
  service.rpc.answer(party.calls.describeParty, () => ({
    party: describedParty({ id: partyId, sid: 'Sofiefst', title: 'Sofie bit.ly/40' }),
    ownerId: buyer.id,
    cohosts: [],
  }));
  const sold = { buyerId: buyer.id, partyId, language, number: 'Kv1tter1', name: 'Festlig Premium' };
  const price = { amount: 14_900, currency: 'dkk', vat: 2_980, vatPercent: 25 } as const;
  service.rpc.answer(billing.calls.makeReceipt, () => ({ receipt: { ...sold, ...price, pdf } }));
  return service;
}

/** The answer of another service about a party or user that does not exist. */
export const missing = (): never => {
  throw new RemoteFailure(toFailure(new CallError('not_found'), 'id'));
};

/** The worker does the notice. */
export const runNotice = (service: TestService): Promise<void> =>
  service.app.get(NoticeJob, { strict: false }).run({ noticeId: FACT });

export const noticeStatus = async (service: TestService): Promise<string | undefined> =>
  (await service.app.get(NoticeRepository, { strict: false }).find(FACT))?.status;
