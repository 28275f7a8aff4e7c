import { paymentCompleted } from '@festlig/contracts/billing';
import type { DataOf, EventDeclaration, Fact } from '@festlig/contracts/define';
import { party, type Plan } from '@festlig/contracts/party';
import { featuresOfPlan } from '@festlig/domain/billing/features';
import { limitsOf } from '@festlig/domain/billing/prices';
import { Queue } from '@festlig/platform/queue';
import { RecordingQueue } from '@festlig/platform/queue/testing/recording-queue';
import { describedParty } from '@festlig/testing/party';
import { Module, type Type } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { aUser, exampleEnvironment, TestService } from '@festlig/testing/service';
import { CardProvider } from './adapters/card-provider';
import { BillingModule, BillingWorkerModule } from './billing.module';
import type { CashBox } from './cash-box.fixture';
import { BillingConfig } from './config';
import { PaymentJob } from './jobs/payment.job';
import { PostingJob } from './jobs/posting.job';
import { SweepJob } from './jobs/sweep.job';
import { bookPosting, checkPayment } from './queues';
import { OnPaymentCompleted } from './reactions/on-payment-completed';
import type { LedgerEntry } from './store/ledger.schema';
import { LEDGER } from './store/ledger.schema';

export { CashBox } from './cash-box.fixture';

export const host = aUser();
export const partyId = 'aaaaaaaaaaaaaaaaaaaaaaaa';

@Module({ imports: [BillingModule, BillingWorkerModule] })
class Both {}

/** Starts the billing service and its worker, whose jobs {@link work} does, with one party of `host` on the given plan. */
export async function startBilling(cards: CashBox, plan: () => Plan = () => 'free'): Promise<TestService> {
  const service = await TestService.start({
    service: 'billing',
    module: Both,
    now: '2026-05-01T10:00:00Z',
    environment: exampleEnvironment(BillingConfig.variables),
    replace: [
      [CardProvider, cards],
      [Queue, new RecordingQueue()],
    ],
  });
  service.parties.set(partyId, { [host.id]: 'owner' });
  service.rpc.answer(party.calls.describeParty, (input) => ({
    party: describedParty({
      id: input.partyId,
      plan: plan(),
      limits: limitsOf(plan(), false),
      features: featuresOfPlan(plan()),
    }),
    ownerId: host.id,
  }));
  return service;
}

const run = <D>(service: TestService, job: Type<{ run(data: D): Promise<void> }>, data: D): Promise<void> =>
  service.app.get(job, { strict: false }).run(data);

/** Does the jobs of the worker until none is left. */
export async function work(service: TestService): Promise<void> {
  const queue = service.app.get(Queue, { strict: false }) as unknown as RecordingQueue;
  while (queue.added.length > 0) {
    const added = queue.added.splice(0);
    for (const { job, data } of added) {
      if (job === bookPosting.name) await run(service, PostingJob, bookPosting.data.parse(data));
      if (job === checkPayment.name) await run(service, PaymentJob, checkPayment.data.parse(data));
    }
  }
}

/** The worker looks for what was left behind, and does it. */
export async function sweep(service: TestService): Promise<void> {
  await service.app.get(SweepJob, { strict: false }).sweep();
  await work(service);
}

/** The ledger as it is stored, in the order of writing. @throws when a balance is not the sum of the entries so far */
export async function ledgerOf(service: TestService, of = partyId): Promise<LedgerEntry[]> {
  const stored = service.app.get<Model<LedgerEntry>>(getModelToken(LEDGER), { strict: false });
  const entries = await stored.find({ partyId: of }).sort({ seq: 1 }).lean<LedgerEntry[]>();
  let sum = 0;
  for (const [index, { seq, tokens, balance }] of entries.entries()) {
    sum += tokens;
    if (seq !== index + 1 || balance !== sum || sum < 0) throw new Error(`entry ${index + 1} does not add up`);
  }
  return entries;
}

/** A fact of this event, as another service would publish it. */
export const factOf = <E extends EventDeclaration>(event: E, data: DataOf<E>): Fact<DataOf<E>> => ({
  id: 'a-fact',
  type: event.type,
  key: event.key(data),
  at: '2026-05-01T09:00:00.000Z',
  data,
});

/** The party has paid for tokens, and they are booked. */
export async function buyTokens(service: TestService, tokens: number, paymentId: string, of = partyId): Promise<void> {
  const data = { kind: 'token', paymentId, partyId: of, tokens, amount: 400 * tokens, currency: 'dkk' } as const;
  const reaction = service.app.get(OnPaymentCompleted, { strict: false });
  await reaction.react(data, factOf(paymentCompleted, data));
  await work(service);
}
