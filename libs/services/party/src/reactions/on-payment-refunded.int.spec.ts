import { paymentCompleted, paymentRefunded } from '@festlig/contracts/billing';
import { type Party, party, type RsvpField } from '@festlig/contracts/party';
import { RandomIds } from '@festlig/platform/ids';
import { Facts } from '@festlig/platform/outbox';
import { aUser, type TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addCohost, invite, partyOf, startWithRoles } from '../party.fixture';

const { acceptCohost, getParty, inviteCohost, listCohosts, updateSettings } = party.calls;
const host = aUser({ phone: '+4520123456', phone_verified: true });
const diet: RsvpField = {
  id: 'diet',
  name: 'Allergier',
  type: 'text',
  required: false,
  hidden: false,
  onlyComing: false,
};

describe('a refunded payment', () => {
  let service: TestService;
  let existing: Party;
  const ids = new RandomIds();
  const paid = (id: string, plan: 'premium' | 'pro') => {
    const data = { paymentId: id, partyId: existing.id, amount: 14_900, currency: 'dkk' } as const;
    return service.app.get(Facts).of(paymentCompleted, { kind: 'plan', plan, ...data });
  };
  const refunded = (id: string) =>
    service.app.get(Facts).of(paymentRefunded, { kind: 'grant', paymentId: id, partyId: existing.id, others: [] });
  const read = () => service.call(getParty, { partyId: existing.id }, host);
  const settings = (change: object) => service.call(updateSettings, { partyId: existing.id, ...change }, host);
  beforeAll(async () => {
    service = await startWithRoles({ features: '' });
  });
  beforeEach(async () => {
    existing = await partyOf(service, host);
  });
  afterAll(() => service.stop());

  it('lowers the plan to what the other payments give, in any order of the facts and however often', async () => {
    const [premium, pro] = [ids.id(), ids.id()];
    await service.bus.publish([refunded(pro)]);
    await service.bus.publish([paid(premium, 'premium'), paid(pro, 'pro'), refunded(pro), paid(pro, 'pro')]);
    expect((await read()).plan).toBe('premium');
    await service.bus.publish([refunded(premium), refunded(premium)]);
    expect(await read()).toMatchObject({ plan: 'free', features: [] });
  });

  it('leaves the plan when tokens were refunded', async () => {
    const premium = ids.id();
    await service.bus.publish([paid(premium, 'premium')]);
    const data = { kind: 'token', paymentId: ids.id(), partyId: existing.id, taken: 1, inAll: 1 } as const;
    await service.bus.publish([service.app.get(Facts).of(paymentRefunded, data)]);
    expect((await read()).plan).toBe('premium');
  });

  it('leaves everything that the host has made, to be read, used and removed, but nothing new (rule: premium-features)', async () => {
    const premium = ids.id();
    await service.bus.publish([paid(premium, 'premium')]);
    const slug = `ended-${existing.id.slice(-6)}`;
    await settings({ rsvpFields: [diet], slug, smsUseSenderNumber: true, photosEnabled: true });
    const [cohost, invited] = [aUser(), aUser()];
    await addCohost(service, existing, host, cohost);
    const open = await invite(service, existing, host, invited.email);
    await service.bus.publish([refunded(premium)]);
    const made = { rsvpFields: [diet], slug, smsUseSenderNumber: true, photosEnabled: true };
    expect(await read()).toMatchObject({ plan: 'free', ...made });
    expect((await service.call(listCohosts, { partyId: existing.id }, cohost)).cohostInvites).toHaveLength(2);
    // The mail with the link has been sent: its reader knows nothing of plans.
    await service.call(acceptCohost, open, invited);
    // Saving the page as it is changes nothing and is not refused.
    expect(await settings(made)).toMatchObject(made);
    const more = { ...diet, id: 'bus', name: 'Bus' };
    for (const change of [{ rsvpFields: [diet, more] }, { slug: `${slug}-2` }])
      await expect(settings(change)).rejects.toMatchObject({ failure: { status: 402 } });
    await expect(
      service.call(inviteCohost, { partyId: existing.id, email: 'eva@festlig.example' }, host),
    ).rejects.toMatchObject({ failure: { status: 402 } });
    const without = { smsUseSenderNumber: false, photosEnabled: false, rsvpFields: [] };
    expect(await settings(without)).toMatchObject(without);
    for (const change of [{ smsUseSenderNumber: true }, { photosEnabled: true }, { rsvpFields: [diet] }])
      await expect(settings(change)).rejects.toMatchObject({ failure: { status: 402 } });
  });
});
