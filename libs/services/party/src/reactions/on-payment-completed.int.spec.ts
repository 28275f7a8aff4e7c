import { paymentCompleted } from '@festlig/contracts/billing';
import { party, type Plan } from '@festlig/contracts/party';
import { RandomIds } from '@festlig/platform/ids';
import { Facts } from '@festlig/platform/outbox';
import { newParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PartyModule } from '../party.module';

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
