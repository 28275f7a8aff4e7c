import { paymentCompleted } from '@festlig/contracts/billing';
import { party, type Party, type Plan } from '@festlig/contracts/party';
import { RandomIds } from '@festlig/platform/ids';
import { Facts } from '@festlig/platform/outbox';
import { newParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addCohost, partyOf, startWithRoles } from '../party.fixture';
import { PartyModule } from '../party.module';
import { HistoryRepository } from '../store/history.repository';

const { createParty, describeParty } = party.calls;

describe('a completed payment', () => {
  let service: TestService;
  let partyId: string;
  const paid = (plan: Plan) => {
    const payment = { paymentId: new RandomIds().id(), partyId, amount: 14_900, currency: 'dkk' } as const;
    return service.app.get(Facts).of(paymentCompleted, { kind: 'plan', plan, ...payment });
  };
  const planNow = async () => (await service.ask(describeParty, { partyId })).party.plan;
  beforeAll(async () => {
    service = await TestService.start({ service: 'party', module: PartyModule, now: '2026-05-01T10:00:00Z' });
  });
  beforeEach(async () => {
    partyId = (await service.call(createParty, newParty, aUser())).id;
  });
  afterAll(() => service.stop());

  it('raises the plan, with the same result when the fact arrives twice', async () => {
    const fact = paid('premium');
    await service.bus.publish([fact]);
    await service.bus.publish([fact]);
    expect(await planNow()).toBe('premium');
  });

  it('never lowers the plan, whatever the order of the payments', async () => {
    await service.bus.publish([paid('pro')]);
    await service.bus.publish([paid('premium')]);
    expect(await planNow()).toBe('pro');
  });

  it('leaves the plan unchanged when tokens were bought', async () => {
    const payment = { paymentId: new RandomIds().id(), partyId, amount: 400, currency: 'dkk' } as const;
    await service.bus.publish([service.app.get(Facts).of(paymentCompleted, { kind: 'token', tokens: 1, ...payment })]);
    expect(await planNow()).toBe('free');
  });
});

describe('a purchase in the history of its party (rule: history-of-acts)', () => {
  let service: TestService;
  let own: Party;
  const owner = aUser({ name: 'Sofie', email: 'sofie@example.dk' });
  const cohost = aUser({ name: 'Anne', email: 'anne@example.dk' });
  const facts = () => service.app.get(Facts);
  const sold = () => ({ paymentId: new RandomIds().id(), partyId: own.id, amount: 400, currency: 'dkk' as const });
  const bought = async () => {
    const { items } = await service.call(party.calls.listHistory, { partyId: own.id }, owner);
    return items.filter(({ act }) => act.startsWith('billing.')).map(({ name, act }) => `${name} ${act}`);
  };
  beforeAll(async () => {
    service = await startWithRoles();
  });
  beforeEach(async () => {
    own = await partyOf(service, owner);
  });
  afterAll(() => service.stop());

  it('is a line with its buyer, owner or co-host, once for each payment', async () => {
    await addCohost(service, own, owner, cohost);
    const plan = facts().of(paymentCompleted, { kind: 'plan', plan: 'premium', buyerId: owner.id, ...sold() });
    await service.bus.publish([plan, plan]);
    service.clock.advance(1000);
    await service.bus.publish([
      facts().of(paymentCompleted, { kind: 'token', tokens: 1, buyerId: cohost.id, ...sold() }),
    ]);
    service.clock.advance(1000);
    const photos = { kind: 'unlimited_photos', buyerId: cohost.id, ...sold() } as const;
    await service.bus.publish([facts().of(paymentCompleted, photos)]);
    expect(await bought()).toEqual([
      'Anne billing.payUnlimitedPhotos',
      'Anne billing.payTokens',
      'Sofie billing.payPlan',
    ]);
  });

  it('has no name when its buyer is no host any more, and no line when it is not told who paid', async () => {
    await service.bus.publish([
      facts().of(paymentCompleted, { kind: 'token', tokens: 1, buyerId: cohost.id, ...sold() }),
      facts().of(paymentCompleted, { kind: 'token', tokens: 1, ...sold() }),
    ]);
    expect(await bought()).toEqual([' billing.payTokens']);
  });

  it('leaves nothing for a party that was deleted', async () => {
    await service.call(party.calls.deleteParty, { partyId: own.id }, owner);
    await service.bus.publish([
      facts().of(paymentCompleted, { kind: 'token', tokens: 1, buyerId: owner.id, ...sold() }),
    ]);
    const stored = service.app.get(HistoryRepository);
    expect((await stored.list(own.id, { page: 1, pageSize: 20, latestFirst: true })).total).toBe(0);
  });
});
