import { type CouponGift, couponRedeemed } from '@festlig/contracts/billing';
import { party } from '@festlig/contracts/party';
import { RandomIds } from '@festlig/platform/ids';
import { Facts } from '@festlig/platform/outbox';
import { newParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PartyModule } from '../party.module';

const { createParty, describeParty } = party.calls;

describe('a redeemed coupon', () => {
  let service: TestService;
  let partyId: string;
  const redeemed = (gives: CouponGift) => {
    const redemptionId = new RandomIds().id();
    return service.app.get(Facts).of(couponRedeemed, { redemptionId, partyId, code: 'FEST-2026', gives });
  };
  const partyNow = async () => (await service.ask(describeParty, { partyId })).party;
  beforeAll(async () => {
    service = await TestService.start({ service: 'party', module: PartyModule, now: '2026-05-01T10:00:00Z' });
  });
  beforeEach(async () => {
    partyId = (await service.call(createParty, newParty, aUser())).id;
  });
  afterAll(() => service.stop());

  it('raises the plan, with the same result when the fact arrives twice, and never lowers it', async () => {
    const fact = redeemed({ kind: 'plan', plan: 'pro' });
    await service.bus.publish([fact, fact]);
    expect((await partyNow()).plan).toBe('pro');
    await service.bus.publish([redeemed({ kind: 'plan', plan: 'premium' })]);
    expect((await partyNow()).plan).toBe('pro');
  });

  it('gives unlimited photos, and leaves the plan', async () => {
    await service.bus.publish([redeemed({ kind: 'unlimited_photos' })]);
    expect(await partyNow()).toMatchObject({ plan: 'free', limits: { photos: null } });
  });

  it('changes nothing when it gives tokens', async () => {
    const before = await partyNow();
    await service.bus.publish([redeemed({ kind: 'tokens', tokens: 5 })]);
    expect(await partyNow()).toEqual(before);
  });
});
