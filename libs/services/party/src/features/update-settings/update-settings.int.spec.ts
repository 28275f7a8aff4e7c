import {
  ACTIONS_MAX,
  party,
  partyCancelled,
  type Party,
  RSVP_FIELDS_MAX,
  type RsvpField,
} from '@festlig/contracts/party';
import { newParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PartyModule } from '../../party.module';
import { PARTIES, type PartyDocument } from '../../store/party.schema';

const { createParty, getParty, listParties, updateSettings } = party.calls;
const host = aUser();
const cohost = aUser();
const diet: RsvpField = {
  id: 'diet',
  name: 'Allergier',
  type: 'text',
  required: false,
  hidden: false,
  onlyComing: false,
};

describe('changing the settings of a party', () => {
  let service: TestService;
  let existing: Party;
  const save = (settings: object, user = host) =>
    service.call(updateSettings, { partyId: existing.id, ...settings }, user);
  const refused = (settings: object, user: typeof host | null = host) =>
    service.refusal(updateSettings, { partyId: existing.id, ...settings }, user);
  beforeAll(async () => {
    const environment = { FEATURES: 'rsvp_fields,photos,sms_sender' };
    service = await TestService.start({
      service: 'party',
      module: PartyModule,
      now: '2026-05-01T10:00:00Z',
      environment,
    });
  });
  beforeEach(async () => {
    existing = await service.call(createParty, newParty, host);
    service.parties.set(existing.id, { [host.id]: 'owner', [cohost.id]: 'editor' });
  });
  afterAll(() => service.stop());

  it('stores the given fields and leaves the other fields', async () => {
    const settings = {
      rsvpEnabled: false,
      rsvpRestricted: true,
      guestCountChoiceEnabled: false,
      rsvpReplyEmailDisabled: true,
      rsvpFields: [diet, { ...diet, id: 'bus', name: 'Bus hjem', type: 'choice', required: true }],
      language: 'en',
    };
    const saved = await save(settings);
    expect(saved).toEqual({ ...existing, ...settings, version: 1 });
    expect(await service.call(getParty, { partyId: existing.id }, host)).toEqual(saved);
    expect(await save({})).toEqual(saved);
  });

  it('is allowed for co-hosts', async () => {
    expect(await save({ rsvpEnabled: false }, cohost)).toMatchObject({ rsvpEnabled: false, isCohost: true });
  });

  it('cancels the party and takes that back; guests read it (rule: party-cancelled)', async () => {
    expect(existing.cancelled).toBe(false);
    const told = async () =>
      (await service.facts(partyCancelled)).filter(({ data }) => data.partyId === existing.id).length;
    const listed = async () =>
      (await service.call(listParties, {}, host)).items.find(({ id }) => id === existing.id)?.cancelled;
    expect(await listed()).toBe(false);
    await save({ cancelled: true }, cohost);
    expect(await service.call(getParty, { partyId: existing.id })).toMatchObject({ cancelled: true });
    expect([await listed(), await told()]).toEqual([true, 1]);
    expect(await save({ cancelled: false })).toMatchObject({ cancelled: false });
    expect([await listed(), await told()]).toEqual([false, 1]);
  });

  it('enables the deadline with the first reply-by day, unless the request says otherwise', async () => {
    expect(await save({ suDate: '2026-06-10' })).toMatchObject({ suDate: '2026-06-10', rsvpDeadlineEnabled: true });
    expect(await save({ rsvpDeadlineEnabled: false })).toMatchObject({
      suDate: '2026-06-10',
      rsvpDeadlineEnabled: false,
    });
    expect(await save({ suDate: '2026-06-12' })).toMatchObject({ rsvpDeadlineEnabled: false });
  });

  it('refuses a deadline without a reply-by day, and disables it when the day is removed (rule: deadline-needs-day)', async () => {
    expect(await refused({ rsvpDeadlineEnabled: true })).toEqual({ suDate: 'required' });
    await save({ suDate: '2026-06-10', rsvpDeadlineEnabled: true });
    expect(await refused({ suDate: null, rsvpDeadlineEnabled: true })).toEqual({ suDate: 'required' });
    expect(await save({ suDate: null })).toMatchObject({ suDate: null, rsvpDeadlineEnabled: false });
  });

  it('refuses a reply-by day after the party, but saves other settings of a party stored with one (rule: reply-by-date)', async () => {
    expect(await save({ suDate: '2026-06-20' })).toMatchObject({ suDate: '2026-06-20' });
    expect(await refused({ suDate: '2026-06-21' })).toEqual({ suDate: 'reply_by_late' });
    const parties = service.app.get<Model<PartyDocument>>(getModelToken(PARTIES));
    await parties.updateOne({ _id: existing.id }, { $set: { suDate: '2026-06-21' } });
    expect(await save({ suDate: '2026-06-21', language: 'en' })).toMatchObject({ language: 'en' });
  });

  it('refuses a question without a name, two questions with one id, and too many questions', async () => {
    expect(await refused({ rsvpFields: [{ ...diet, name: ' ' }] })).toEqual({ 'rsvpFields.0.name': 'required' });
    expect(await refused({ rsvpFields: [diet, diet] })).toEqual({ rsvpFields: 'invalid' });
    const many = Array.from({ length: RSVP_FIELDS_MAX + 1 }, (_, index) => ({ ...diet, id: `field-${index}` }));
    expect(await refused({ rsvpFields: many })).toEqual({ rsvpFields: 'too_many_fields' });
    expect((await save({ rsvpFields: many.slice(1) })).rsvpFields).toHaveLength(RSVP_FIELDS_MAX);
  });

  it('shows a question that is no longer asked to hosts, and hides it from guests', async () => {
    const gift = { ...diet, id: 'gift', name: 'Bidrag til gaven', hidden: true };
    await save({ rsvpFields: [diet, gift] });
    const shownTo = async (user: typeof host | null) =>
      (await service.call(getParty, { partyId: existing.id }, user)).rsvpFields;
    expect(await shownTo(null)).toEqual([diet]);
    expect(await shownTo(aUser())).toEqual([diet]);
    expect(await shownTo(cohost)).toEqual([diet, gift]);
    expect(await shownTo(host)).toEqual([diet, gift]);
  });

  it('asks the required questions of earlier versions only of those who come (rule: reply-required-of-decliners)', async () => {
    const parties = service.app.get<Model<PartyDocument>>(getModelToken(PARTIES));
    const { onlyComing: _, ...before } = diet;
    const rsvpFields = [before, { ...before, id: 'bus', required: true }];
    // The type of a document is that of today.
    await parties.updateOne({ _id: existing.id }, { $set: { rsvpFields: rsvpFields as RsvpField[] } });
    const read = (await service.call(getParty, { partyId: existing.id }, host)).rsvpFields;
    expect(read).toEqual([diet, { ...diet, id: 'bus', required: true, onlyComing: true }]);
    const asked = read.map((field) => ({ ...field, onlyComing: false }));
    expect((await save({ rsvpFields: asked })).rsvpFields).toEqual(asked);
  });

  it('saves one setting alone (rule: settings-partly)', async () => {
    const saved = await save({ wishlistReservationsEnabled: false });
    expect(saved).toEqual({ ...existing, wishlistReservationsEnabled: false, version: 1 });
    expect(await save({ visibility: 'public' })).toEqual({ ...saved, visibility: 'public', version: 2 });
  });

  it('stores the host’s own links in their order, which can be changed (rule: party-actions)', async () => {
    const links = { 'https://hotel.example/?a.b=1': 'Hotel', 'http://oensker.example/': 'Ønsker' };
    expect(Object.entries((await save({ actions: links })).actions)).toEqual(Object.entries(links));
    const turned = Object.fromEntries(Object.entries(links).reverse());
    await save({ actions: turned });
    const { actions } = await service.call(getParty, { partyId: existing.id });
    expect(Object.entries(actions)).toEqual(Object.entries(turned));
    expect((await save({ actions: {} })).actions).toEqual({});
  });

  it.each([
    [{ 'javascript:alert(1)': 'Gifts' }],
    [{ 'data:text/html,x': 'Gifts' }],
    [{ 'https://bank.example@evil.example/': 'Gifts' }],
    [{ 'https://a.example/': ' ' }],
    [{ 'https://a.example/': 'Festlig support' }],
    [{ 'https://evil.example/': 'www.bank.example' }],
    [Object.fromEntries(Array.from({ length: ACTIONS_MAX + 1 }, (_, n) => [`https://a.example/${n}`, `Link ${n}`]))],
    [{ 'https://festlig.example/connect/google?type=signup': 'Ønsker' }],
  ])('refuses the links %j and stores nothing', async (actions) => {
    expect(Object.keys(await refused({ actions })).every((field) => field.startsWith('actions'))).toBe(true);
    expect((await service.call(getParty, { partyId: existing.id })).actions).toEqual({});
  });

  it('stores the settings of photos, which open at a later time only (rule: photo-open-later)', async () => {
    const photos = {
      photosEnabled: true,
      photosUploadedByGuests: false,
      photosPublicEnabled: false,
      photosPublicDefaultEnabled: false,
      photoBookEnabled: true,
      photosEnabledDate: '2026-06-20T16:00:00.000Z',
    };
    expect(await save(photos)).toMatchObject(photos);
    expect(await refused({ photosEnabledDate: '2026-05-01T10:00:00Z' })).toEqual({ photosEnabledDate: 'date_in_past' });
    expect(await save({ photosEnabledDate: null })).toMatchObject({ ...photos, photosEnabledDate: null });
  });

  it('sends texts from the host’s own number only when the host has verified it (rule: settings-sms-sender)', async () => {
    const sender = { smsUseSenderNumber: true };
    expect(await refused(sender)).toEqual({ smsUseSenderNumber: 'phone_not_verified' });
    expect(await save(sender, { ...host, phone: '+4512345678', phone_verified: true })).toMatchObject(sender);
    expect(await save({ ...sender, language: 'en' })).toMatchObject(sender);
  });

  it('answers another host as if the party did not exist, and a visitor with needs_login', async () => {
    expect(await refused({ rsvpEnabled: false }, aUser())).toEqual({ root: 'not_found' });
    expect(await refused({ rsvpEnabled: false }, null)).toEqual({ root: 'needs_login' });
    expect((await service.call(getParty, { partyId: existing.id })).rsvpEnabled).toBe(true);
  });
});
