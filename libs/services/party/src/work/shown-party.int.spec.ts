import { party, type Party, type RsvpField } from '@festlig/contracts/party';
import { newParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PartyModule } from '../party.module';
import { PARTIES, type PartyDocument } from '../store/party.schema';

const { createParty, getParty, updateParty, updateSettings, describeParty } = party.calls;
const host = aUser({ phone: '+4512345678', phone_verified: true });
const diet: RsvpField = {
  id: 'diet',
  name: 'Allergier',
  type: 'text',
  required: false,
  hidden: false,
  onlyComing: false,
};

describe('the features of a party', () => {
  let service: TestService;
  let existing: Party;
  const parties = () => service.app.get<Model<PartyDocument>>(getModelToken(PARTIES));
  const set = (fields: Partial<PartyDocument>) => parties().updateOne({ _id: existing.id }, { $set: fields });
  const read = () => service.call(getParty, { partyId: existing.id }, host);
  const ask = (rsvpFields: RsvpField[]) => service.call(updateSettings, { partyId: existing.id, rsvpFields }, host);
  beforeAll(async () => {
    const environment = { FEATURES: 'photos' };
    service = await TestService.start({
      service: 'party',
      module: PartyModule,
      now: '2026-05-01T10:00:00Z',
      environment,
    });
  });
  beforeEach(async () => {
    existing = await service.call(createParty, newParty, host);
    service.parties.set(existing.id, { [host.id]: 'owner' });
  });
  afterAll(() => service.stop());

  it('are those of its plan, those enabled for it, and those enabled for all', async () => {
    expect(existing.features).toEqual(['photos']);
    await set({ enabledFeatures: ['import'] });
    expect((await read()).features).toEqual(['photos', 'import']);
    await set({ plan: 'premium' });
    const { features } = await read();
    expect(features).toEqual(['rsvp_fields', 'custom_url', 'photos', 'sms_sender', 'cohosts', 'import']);
    const described = await service.ask(describeParty, { partyId: existing.id });
    expect(described.party.features).toEqual(features);
  });

  it('are not told to guests but for the gallery’s, nor is the plan (rule: guests-see-no-plan)', async () => {
    const { version: _, ...onFree } = await service.call(getParty, { partyId: existing.id });
    for (const plan of ['premium', 'pro'] as const) {
      await set({ plan, smsUseSenderNumber: true });
      for (const guest of [null, aUser()]) {
        const seen = await service.call(getParty, { partyId: existing.id }, ...(guest ? [guest] : []));
        const nothing = { plan: 'free', features: ['photos'], smsUseSenderNumber: false, limits: { photos: null } };
        expect(seen).toMatchObject({ ...onFree, ...nothing });
      }
    }
    expect(await read()).toMatchObject({ plan: 'pro', smsUseSenderNumber: true, limits: { photos: null } });
    await set({ plan: 'premium' });
    expect(await read()).toMatchObject({ plan: 'premium', limits: { photos: 200 } });
  });

  it('refuse a new question on the free plan with the plan that has them, and write nothing', async () => {
    await expect(ask([diet])).rejects.toMatchObject({
      failure: {
        status: 402,
        body: { errors: { root: { code: 'plan_required', params: { feature: 'rsvp_fields', plan: 'premium' } } } },
      },
    });
    expect((await read()).rsvpFields).toEqual([]);
    await set({ plan: 'premium' });
    expect((await ask([diet])).rsvpFields).toEqual([diet]);
  });

  it('refuse an address of its own and a sender on the free plan, each with its feature', async () => {
    const settings = { slug: 'emma-30', smsUseSenderNumber: true } as const;
    for (const [field, feature] of [
      ['slug', 'custom_url'],
      ['smsUseSenderNumber', 'sms_sender'],
    ] as const)
      await expect(
        service.call(updateSettings, { partyId: existing.id, [field]: settings[field] }, host),
      ).rejects.toMatchObject({ failure: { body: { errors: { root: { params: { feature, plan: 'premium' } } } } } });
    expect(await read()).toMatchObject({ slug: null, smsUseSenderNumber: false });
    await set({ plan: 'premium' });
    expect(await service.call(updateSettings, { partyId: existing.id, ...settings }, host)).toMatchObject(settings);
    await set({ plan: 'free' });
    const off = { slug: null, smsUseSenderNumber: false };
    expect(await service.call(updateSettings, { partyId: existing.id, ...off }, host)).toMatchObject(off);
  });

  it('let a host whose plan has ended hide and remove questions', async () => {
    await set({ rsvpFields: [diet] });
    expect((await ask([{ ...diet, hidden: true }])).rsvpFields).toEqual([{ ...diet, hidden: true }]);
    expect((await ask([])).rsvpFields).toEqual([]);
  });

  /** A call that sends more than it may is refused and changes nothing; its error names each field (rule: unknown-fields). */
  const refusesAll = async (call: typeof createParty | typeof updateParty | typeof updateSettings, more: object) => {
    const own = call === createParty ? newParty : { partyId: existing.id };
    const unknown = Object.fromEntries(Object.keys(more).map((field) => [field, 'unknown_field']));
    expect(await service.refusal(call, { ...own, ...more }, host)).toEqual(unknown);
  };

  it('are not what a caller says they are', async () => {
    const wished = { plan: 'pro', features: ['import'], enabledFeatures: ['import'] };
    for (const call of [createParty, updateParty, updateSettings]) await refusesAll(call, wished);
    expect(await read()).toMatchObject({ plan: 'free', features: ['photos'] });
  });

  it('cannot be used by a call that does not ask for them: creating a party, saving its page', async () => {
    const paid = { rsvpFields: [diet], slug: 'smuglet-ind', smsUseSenderNumber: true, photosEnabled: true };
    const unlimited = {
      limits: { photos: null },
      unlimitedPhotos: true,
      grants: [{ id: 'a'.repeat(24), gives: 'pro' }],
    };
    for (const call of [createParty, updateParty]) await refusesAll(call, { ...paid, ...unlimited });
    await refusesAll(updateSettings, unlimited);
    expect(await read()).toMatchObject({
      rsvpFields: [],
      slug: null,
      smsUseSenderNumber: false,
      photosEnabled: false,
      limits: { photos: 20 },
      plan: 'free',
    });
  });
});

it('has a link to the photos for its hosts only where its plan has them (rule: photo-linked)', async () => {
  const service = await TestService.start({ service: 'party', module: PartyModule, now: '2026-05-01T10:00:00Z' });
  const { id: partyId, pages } = await service.call(createParty, newParty, host);
  expect(pages).toEqual({ photos: false, wishlist: false });
  service.parties.set(partyId, { [host.id]: 'owner' });
  const parties = service.app.get<Model<PartyDocument>>(getModelToken(PARTIES));
  await parties.updateOne({ _id: partyId }, { $set: { plan: 'premium' } });
  const read = (user?: typeof host) => service.call(getParty, { partyId }, ...(user ? [user] : []));
  expect((await read(host)).pages).toEqual({ photos: true, wishlist: false });
  expect((await read()).pages).toEqual({ photos: false, wishlist: false });
  await service.call(updateSettings, { partyId, photosEnabled: true }, host);
  expect((await read()).pages).toEqual({ photos: true, wishlist: false });
  await service.stop();
});
